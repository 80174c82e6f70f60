import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { installationSecret, pseudonym } from '../../database/installation-secret.ts';
import { oneRow, type Statement, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { loadRow } from '../../graphql/loader.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { DAY_NAMES } from '../../hours/hours-words.ts';
import { localTime } from '../../hours/local-time.ts';
import { hoursPlace } from '../../hours/time-zones.ts';
import { throttleAddress } from '../../limits/throttle.ts';
import { addressKeys } from '../../shared/address-key.ts';
import { conflict, forbidden, notFound } from '../../shared/errors.ts';
import { belongsTo } from '../company.policy.ts';
import { Company } from '../company.ts';
import { CompanyCorrection } from '../corrections/company-correction.ts';
import { lockCompany } from '../lock-company.ts';
import { lookUpActiveCompany } from '../look-up-company.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../read-companies.ts';
import { OpeningSighting } from './opening-sighting.ts';

const DAY = 24 * 60 * 60;
/** Addresses that agree, beyond those that say otherwise, before hours are proposed. */
const AGREEING = 5;
/** Days of work count as one: few visitors pass on the same day. */
const FRIDAY = 5;

const LAST_SEEN: Statement = {
  name: 'company_last_seen_open',
  text: `SELECT company_id AS id, max(seen_at) AS "seenAt" FROM opening_sightings
         WHERE company_id = ANY ($1) AND is_open GROUP BY company_id`,
};
const COUNTS: Statement = {
  name: 'count_opening_sightings',
  text: `SELECT count(DISTINCT address_hash) FILTER (WHERE is_open = $4)::int AS same,
           count(DISTINCT address_hash) FILTER (WHERE is_open <> $4)::int AS others
         FROM opening_sightings
         WHERE company_id = $1 AND greatest(weekday, ${FRIDAY}) = greatest($2::int, ${FRIDAY}) AND abs(hour - $3) <= 1`,
};
/** Once: one that waits, or was decided, is not proposed again. */
const PROPOSED: Statement = {
  name: 'proposed_opening_hours',
  text: `SELECT FROM company_corrections
         WHERE company_id = $1 AND field = 'openingHours' AND (after = $2 OR status = 'pending') LIMIT 1`,
};

/** Returns what five visitors say: 'Aberta de segunda a sexta, por volta das 10h.' */
const proposedText = (isOpen: boolean, weekday: number, hour: number): string =>
  `${isOpen ? 'Aberta' : 'Fechada'} ${weekday > FRIDAY ? `no ${DAY_NAMES[weekday - 1]}` : 'de segunda a sexta'}, por volta das ${hour}h.`;

/**
 * Stores what a visitor saw and, with the fifth address that says the same of such a day at about this hour, proposes
 * it as a correction. CONFLICT for a company with hours and a pending one.
 */
async function recordSighting(ctx: Context, id: string, isOpen: boolean): Promise<number> {
  return ctx.db.transaction(async (manager) => {
    // One at a time, so that the fifth is noticed once.
    const company = await lockCompany(manager, id);
    if (!company.isActive) throw notFound(COMPANY_NOT_FOUND);
    if (!company.isApproved) throw conflict('Esta empresa ainda aguarda aprovação.');
    if (company.openingHours !== null) throw conflict('Esta empresa já informou o horário.');
    if (belongsTo(ctx.viewer, company)) throw forbidden('Quem cuida da empresa informa o horário no painel.');
    const db = transactionReader(manager);
    const from = { address: ctx.address, seconds: DAY };
    await throttleAddress(db, {
      ...from,
      what: 'opening-sighting',
      most: ctx.config.limits.OPENING_SIGHTINGS,
    });
    const { city } = await manager.findOneOrFail(Company, {
      where: { id: company.id },
      relations: { city: true },
    });
    const { day, minute } = localTime(
      hoursPlace(city.state, city.ibgeCode).timeZone,
      Math.floor(Date.now() / 60_000),
    );
    // 1970-01-01 was a Thursday.
    const weekday = ((day + 3) % 7) + 1;
    const hour = Math.floor(minute / 60);
    // Of IPv6 the /48: a household has many of the smaller networks.
    const network = addressKeys(ctx.address).at(-1)?.key ?? ctx.address;
    const addressHash = pseudonym(await installationSecret(db), 'opening-sighting', network);
    await manager.upsert(
      OpeningSighting,
      { companyId: company.id, weekday, hour, addressHash, isOpen, seenAt: () => 'now()' },
      ['companyId', 'weekday', 'hour', 'addressHash'],
    );
    const { same, others } = await oneRow<{ same: number; others: number }>(db, COUNTS, [
      company.id,
      weekday,
      hour,
      isOpen,
    ]);
    const after = proposedText(isOpen, weekday, hour);
    if (same - others < AGREEING || (await db.query(PROPOSED, [company.id, after])).length > 0)
      return company.id;
    const note = `Disseram visitantes de ${same} conexões de internet diferentes.`;
    await manager.insert(CompanyCorrection, { companyId: company.id, field: 'openingHours', after, note });
    return company.id;
  });
}

@ForKeys('companies', { lastSeenOpenAt: 'any' })
@Resolver(() => Company)
export class SightingResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When a visitor last saw it open; null for one that gave its hours, and after 90 days.',
  })
  async lastSeenOpenAt(@Root() { id, openingHours }: CompanyView, @Ctx() ctx: Context): Promise<Date | null> {
    if (openingHours !== null) return null;
    return (await loadRow<{ id: number; seenAt: Date }>(ctx, LAST_SEEN, id))?.seenAt ?? null;
  }

  @MayCall('anyone', lookUpActiveCompany)
  @Mutation(() => Company, {
    description:
      'Says whether a company without hours is open now. Five addresses that agree on a kind of day and an hour propose it as a correction. CONFLICT for a company with hours.',
  })
  async recordOpeningSighting(
    @Ctx() ctx: Context,
    @Arg('companyId', () => ID, { description: 'An approved and active company.' }) companyId: string,
    @Arg('isOpen', { description: 'Whether it is open.' }) isOpen: boolean,
  ): Promise<Company> {
    return companyById(ctx, String(await recordSighting(ctx, companyId, isOpen)));
  }
}
