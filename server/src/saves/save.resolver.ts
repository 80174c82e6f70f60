import { Args, ArgsType, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Company } from '../companies/company.ts';
import { asCompanies } from '../companies/company-lists.ts';
import { checkCompanyId, lookUpActiveCompany } from '../companies/look-up-company.ts';
import { COMPANY_NOT_FOUND } from '../companies/read-companies.ts';
import { Conditions } from '../database/conditions.ts';
import { pseudonymOfHash } from '../database/installation-secret.ts';
import { type Reader, type Statement, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { SeveralPerRequest } from '../graphql/field-marks.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { listPage } from '../graphql/list-page.ts';
import { MayCall } from '../graphql/may-call.ts';
import { PageArgs, pageOf } from '../graphql/paging.ts';
import { throttle } from '../limits/throttle.ts';
import { addressKey } from '../shared/address-key.ts';
import { conflict, notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { IsFingerprint } from '../shared/text/validators.ts';
import { SavedCompany } from './saved-company.ts';

@ArgsType()
class BrowserArgs {
  @Field({ description: 'Hash of browser properties, 8 to 128 of A–Z a–z 0–9 _ -.' })
  @IsFingerprint()
  fingerprint!: string;
}

@ArgsType()
class SavedCompanyArgs extends BrowserArgs {
  @Field(() => ID, { description: 'An approved and active company.' })
  companyId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Saved companies that are visible, the last saved first.' })
class SavedCompanyPage extends pageOf(Company) {}

@ObjectType({ description: 'Companies saved by one browser.' })
class SavedCompanyIds {
  @Field(() => [ID], { description: 'All of them, the last saved first; at most 500.', simple: true })
  companyIds!: number[];
}

/** The browser loads the whole list to mark the cards. */
const MOST = 500;
const DAY = 24 * 60 * 60;

const SAVED: Statement = {
  name: 'saved_company_ids',
  text: `SELECT company_id AS id FROM saved_companies WHERE fingerprint_hash = $1
         ORDER BY created_at DESC, company_id DESC LIMIT ${MOST}`,
};
/** Serializes simultaneous saves of one browser. */
const LOCK: Statement = {
  name: 'lock_saved_companies',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('saves:' || encode($1, 'hex'), 0))`,
};
const browserOf = (reader: Reader, fingerprint: string): Promise<Buffer> =>
  pseudonymOfHash(reader, 'save', fingerprint);

@ForKeys(null)
@Resolver(() => SavedCompanyIds)
export class SaveResolver {
  @MayCall('anyone')
  @Query(() => SavedCompanyIds, { description: 'Companies that this browser has saved.' })
  async savedCompanyIds(@Ctx() ctx: Context, @Args() { fingerprint }: BrowserArgs): Promise<SavedCompanyIds> {
    const browser = await browserOf(ctx.db.reads, fingerprint);
    const rows = await ctx.db.reads.query<{ id: number }>(SAVED, [browser]);
    return { companyIds: rows.map(({ id }) => id) };
  }

  @MayCall('anyone')
  @Query(() => SavedCompanyPage, { description: 'A page of the companies that this browser has saved.' })
  async savedCompanies(
    @Ctx() ctx: Context,
    @Args() { fingerprint }: BrowserArgs,
    @Args() page: PageArgs,
  ): Promise<SavedCompanyPage> {
    const browser = await browserOf(ctx.db.reads, fingerprint);
    const filter = new Conditions();
    filter.add((placeholder) => `s.fingerprint_hash = ${placeholder(browser)}`);
    filter.add(
      () => 'EXISTS (SELECT FROM companies c WHERE c.id = s.company_id AND c.is_approved AND c.is_active)',
    );
    const list = {
      from: 'saved_companies s',
      key: 'fingerprint_hash, company_id',
      filter,
      order: 's.created_at DESC, s.company_id DESC',
      columns: 's.company_id AS id',
    };
    const results = await listPage<{ id: number }>(ctx.db.reads, list, page);
    return { ...results, items: await asCompanies(results.items, ctx, ctx.db.reads) };
  }

  @MayCall('anyone', lookUpActiveCompany)
  @Mutation(() => SavedCompanyIds, {
    description: 'Saves a company for this browser; CONFLICT while it is pending and beyond 500.',
  })
  async addSavedCompany(@Ctx() ctx: Context, @Args() args: SavedCompanyArgs): Promise<SavedCompanyIds> {
    const id = parseId(args.companyId, COMPANY_NOT_FOUND);
    const browser = await browserOf(ctx.db.reads, args.fingerprint);
    const saved = { fingerprintHash: browser, companyId: id };
    await ctx.db.transaction(async (manager) => {
      const company = await manager.findOneBy(Company, { id, isActive: true });
      if (!company) throw notFound(COMPANY_NOT_FOUND);
      if (!company.isApproved) throw conflict('Esta empresa ainda aguarda aprovação e não pode ser salva.');
      const db = transactionReader(manager);
      await throttle(db, `save:${addressKey(ctx.address)}`, DAY, ctx.config.limits.SAVES);
      await db.query(LOCK, [browser]);
      if (await manager.existsBy(SavedCompany, saved)) return;
      const count = await manager.countBy(SavedCompany, { fingerprintHash: browser });
      if (count >= MOST) throw conflict(`Você já salvou ${MOST} empresas. Remova alguma para salvar outra.`);
      await manager.insert(SavedCompany, saved);
    });
    return this.savedCompanyIds(ctx, args);
  }

  @MayCall('anyone', checkCompanyId)
  @Mutation(() => SavedCompanyIds, { description: "Removes a company from this browser's list." })
  @SeveralPerRequest()
  async removeSavedCompany(@Ctx() ctx: Context, @Args() args: SavedCompanyArgs): Promise<SavedCompanyIds> {
    const companyId = parseId(args.companyId, COMPANY_NOT_FOUND);
    const browser = await browserOf(ctx.db.reads, args.fingerprint);
    await ctx.db.transaction((manager) =>
      manager.delete(SavedCompany, { fingerprintHash: browser, companyId }),
    );
    return this.savedCompanyIds(ctx, args);
  }
}
