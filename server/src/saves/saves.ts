import { COMPANY_NOT_FOUND, companiesByIds } from '../companies/read-companies.ts';
import { Conditions } from '../database/conditions.ts';
import { type Statement, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { listPage } from '../graphql/list-page.ts';
import type { PageArgs } from '../graphql/paging.ts';
import { countHit } from '../limits/rate-limit.ts';
import { addressKey } from '../shared/address-key.ts';
import { conflict, notFound, rateLimited } from '../shared/errors.ts';
import { fingerprintHash } from '../shared/fingerprint.ts';
import { parseId } from '../shared/ids.ts';
import type { SaveCompanyArgs, SavedCompanies, SavedCompanyPage } from './saved-companies.ts';

/** The browser loads the whole list to mark the cards. */
const MOST = 500;
const DAY = 24 * 60 * 60;

const SAVED: Statement = {
  name: 'saved_company_ids',
  text: `SELECT company_id AS id FROM saved_companies WHERE fingerprint_hash = $1
         ORDER BY created_at DESC, company_id DESC LIMIT ${MOST}`,
};
const VISIBLE = {
  from: 'saved_companies s',
  key: 'fingerprint_hash, company_id',
  order: 's.created_at DESC, s.company_id DESC',
  columns: 's.company_id AS id',
};
const FOUND: Statement = {
  name: 'saved_company_state',
  text: 'SELECT is_active AS "isActive", is_approved AS "isApproved" FROM companies WHERE id = $1',
};
/** Serializes simultaneous saves of one browser. */
const QUEUE: Statement = {
  name: 'save_queue',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('saves:' || encode($1, 'hex'), 0))`,
};
const SAVE: Statement = {
  name: 'save_company',
  text: `INSERT INTO saved_companies (fingerprint_hash, company_id)
         SELECT $1, $2 WHERE (SELECT count(*) FROM saved_companies WHERE fingerprint_hash = $1) < ${MOST}
         ON CONFLICT DO NOTHING`,
};
const IS_SAVED: Statement = {
  name: 'is_company_saved',
  text: 'SELECT 1 FROM saved_companies WHERE fingerprint_hash = $1 AND company_id = $2',
};
const UNSAVE: Statement = {
  name: 'unsave_company',
  text: 'DELETE FROM saved_companies WHERE fingerprint_hash = $1 AND company_id = $2',
};

/** Companies saved by a browser, the last first. */
export async function savedCompanies(ctx: Context, fingerprint: string): Promise<SavedCompanies> {
  const rows = await ctx.db.reads.query<{ id: number }>(SAVED, [fingerprintHash(fingerprint)]);
  return { companyIds: rows.map(({ id }) => id) };
}

/** A page of a browser's saved companies, without hidden ones. */
export async function savedCompanyPage(
  ctx: Context,
  fingerprint: string,
  args: PageArgs,
): Promise<SavedCompanyPage> {
  const filter = new Conditions();
  filter.add((placeholder) => `s.fingerprint_hash = ${placeholder(fingerprintHash(fingerprint))}`);
  filter.add(
    () => 'EXISTS (SELECT FROM companies c WHERE c.id = s.company_id AND c.is_approved AND c.is_active)',
  );
  const page = await listPage<{ id: number }>(ctx.db.reads, { ...VISIBLE, filter }, args);
  const items = await companiesByIds(
    ctx.db.reads,
    page.items.map(({ id }) => id),
  );
  return { ...page, items };
}

/**
 * Saves a company for a browser; repeating it changes nothing. NOT_FOUND for a hidden company, CONFLICT for a pending
 * one and beyond 500, RATE_LIMITED by address.
 */
export async function saveCompany(ctx: Context, args: SaveCompanyArgs): Promise<SavedCompanies> {
  const companyId = parseId(args.companyId, COMPANY_NOT_FOUND);
  const hash = fingerprintHash(args.fingerprint);
  await ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const [company] = await db.query<{ isActive: boolean; isApproved: boolean }>(FOUND, [companyId]);
    if (!company?.isActive) throw notFound(COMPANY_NOT_FOUND);
    if (!company.isApproved) throw conflict('Esta empresa ainda aguarda aprovação e não pode ser salva.');
    const { count, rest } = await countHit(db, `save:${addressKey(ctx.address)}`, DAY);
    if (count > ctx.config.limits.SAVES) throw rateLimited(rest);
    await db.query(QUEUE, [hash]);
    await db.query(SAVE, [hash, companyId]);
    if ((await db.query(IS_SAVED, [hash, companyId])).length === 0) {
      throw conflict(`Você já salvou ${MOST} empresas. Remova alguma para salvar outra.`);
    }
  });
  return savedCompanies(ctx, args.fingerprint);
}

/** Removes a company from a browser's list; an absent one changes nothing. */
export async function unsaveCompany(ctx: Context, args: SaveCompanyArgs): Promise<SavedCompanies> {
  const companyId = parseId(args.companyId, COMPANY_NOT_FOUND);
  await ctx.db.transaction(async (manager) => {
    await transactionReader(manager).query(UNSAVE, [fingerprintHash(args.fingerprint), companyId]);
  });
  return savedCompanies(ctx, args.fingerprint);
}
