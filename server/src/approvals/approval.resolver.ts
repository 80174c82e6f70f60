import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { AdminClaim } from '../companies/claims/admin-claim.types.ts';
import { CLAIMS } from '../companies/claims/claims.list.ts';
import { Company } from '../companies/company.ts';
import { CompanyCorrection } from '../companies/corrections/company-correction.ts';
import { correctionById } from '../companies/corrections/read-corrections.ts';
import { AdminPhoto } from '../companies/photos/review/admin-photo.ts';
import { adminPhoto } from '../companies/photos/review/review-photos.ts';
import { companiesByIds } from '../companies/read-companies.ts';
import { changedCompany } from '../companies/review/changed-companies.list.ts';
import { ChangedCompany } from '../companies/review/review.types.ts';
import { dataRequestById } from '../data-requests/answer-data-request.ts';
import { DataRequest } from '../data-requests/data-request.ts';
import type { Statement } from '../database/statement.ts';
import { lastDecision } from '../decisions/who-decided.ts';
import { adminItem } from '../graphql/admin-list.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { PlanRequest } from '../plan-requests/plan-request.ts';
import { PLAN_REQUESTS } from '../plan-requests/plan-requests.list.ts';
import { AdminRating } from '../ratings/moderation/admin-rating.ts';
import { RATINGS } from '../ratings/moderation/ratings.list.ts';
import { forbidden } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import { IdOf } from '../shared/schema/described-arguments.ts';
import { WorkKind } from '../shared/schema/work-kind.ts';
import { WorkHistory, WorkMatter } from './approval.types.ts';
import { ALL_WAITING, changedAt, daysAllowed, maySeeKind, overdueBefore } from './waiting.ts';

const WAITING: Statement = {
  name: 'waiting_work',
  text: `SELECT w.company_id AS "companyId", w.person_id AS "personId", w.since AS "waitingSince",
           w.since < ${overdueBefore('w.kind')} AS "isOverdue", ${daysAllowed('w.kind')} AS "daysAllowed",
           ${changedAt('w')} AS "changedAt"
         FROM (${ALL_WAITING}) w WHERE w.kind = $1 AND w.id = $2`,
};

type Row = Pick<
  WorkMatter,
  'companyId' | 'personId' | 'waitingSince' | 'isOverdue' | 'daysAllowed' | 'changedAt'
>;

/**
 * Returns something to decide by its kind and id, also when it does not wait any more. Its `changedAt` is read before its
 * parts, so that a change in between makes the decision a conflict. FORBIDDEN for a kind that the viewer may not see.
 */
async function approvalDetails(ctx: Context, kind: WorkKind, sentId: string): Promise<WorkMatter> {
  if (!maySeeKind(ctx, kind)) throw forbidden();
  const id = idOrZero(sentId);
  const [row] = await ctx.db.reads.query<Row>(WAITING, [kind, id]);
  const decided = {
    companyId: null,
    personId: null,
    waitingSince: null,
    isOverdue: false,
    daysAllowed: null,
    changedAt: null,
  };
  return { kind, id, isWaiting: row !== undefined, ...(row ?? decided) };
}

const HISTORY: Statement = {
  name: 'work_history',
  text: `SELECT u.id, u.name, u.email, u.is_active AS "isActive", u.email_confirmed_at IS NOT NULL AS "isEmailConfirmed",
           u.created_at AS "createdAt",
           (SELECT count(*)::int FROM companies c WHERE c.owner_id = u.id AND c.rejected_at IS NULL) AS "companiesCount",
           ARRAY(SELECT c.id FROM companies c WHERE c.owner_id = u.id AND c.rejected_at IS NULL
             ORDER BY c.created_at DESC, c.id DESC LIMIT 10) AS "companyIds",
           (SELECT count(*)::int FROM companies r WHERE r.owner_id = u.id AND r.rejected_at IS NOT NULL) AS "rejectionsCount",
           (SELECT coalesce(jsonb_agg(jsonb_build_object('name', r.name, 'reason', r.rejection_reason,
               'rejectedAt', r.rejected_at) ORDER BY r.rejected_at DESC), '[]')
             FROM (SELECT * FROM companies r WHERE r.owner_id = u.id AND r.rejected_at IS NOT NULL
               ORDER BY r.rejected_at DESC LIMIT 5) r) AS rejections
         FROM users u WHERE u.id = $1`,
};

/** Returns what is known of an account; null when it is gone. */
async function approvalHistory(ctx: Context, personId: number): Promise<WorkHistory | null> {
  const { reads } = ctx.db;
  const [row] = await reads.query<WorkHistory & { companyIds: number[] }>(HISTORY, [personId]);
  if (!row) return null;
  return {
    ...row,
    companies: await companiesByIds(reads, row.companyIds),
    // JSON has times as texts.
    rejections: row.rejections.map((rejection) => ({
      ...rejection,
      rejectedAt: new Date(rejection.rejectedAt),
    })),
  };
}

/** Reads a part of an approval of a kind that waits; null for others. */
const forKind = <Part>(
  { kind, id, isWaiting }: WorkMatter,
  requiredKind: WorkKind,
  read: (id: number) => Promise<Part>,
): Promise<Part> | null => (isWaiting && kind === requiredKind ? read(id) : null);

@ForKeys(null)
@Resolver(() => WorkMatter)
export class ApprovalDetailsResolver {
  @MayCall('seePersons')
  @Query(() => WorkMatter, {
    description:
      'Administrators only: something to decide, with all that helps to decide it. FORBIDDEN for requests about personal data to those who do not manage accounts.',
  })
  adminWorkMatter(
    @Ctx() ctx: Context,
    @Arg('kind', () => WorkKind, { description: 'What it is.' }) kind: WorkKind,
    @IdOf('thing to decide') id: string,
  ): Promise<WorkMatter> {
    return approvalDetails(ctx, kind, id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who decided it and when, in Portuguese; null while it waits, and when nobody knows.',
  })
  decidedText(
    @Root() { kind, id, isWaiting }: WorkMatter,
    @Ctx() ctx: Context,
  ): Promise<string | null> | null {
    return isWaiting ? null : lastDecision(ctx, ctx.db.reads, kind, id);
  }

  @FieldResolver(() => Company, { nullable: true, description: 'The company that it is about.' })
  async company(@Root() { companyId }: WorkMatter, @Ctx() ctx: Context): Promise<Company | null> {
    if (companyId === null) return null;
    return (await companiesByIds(ctx.db.reads, [companyId]))[0] ?? null;
  }

  @FieldResolver(() => WorkHistory, {
    nullable: true,
    description: 'Who asks: of companies, photos and messages the owner; null when nobody is known.',
  })
  async person(@Root() approval: WorkMatter, @Ctx() ctx: Context): Promise<WorkHistory | null> {
    const { kind, companyId, personId } = approval;
    if (personId !== null) return approvalHistory(ctx, personId);
    if (companyId === null || kind === 'reportedRating' || kind === 'correction') return null;
    const [company] = await companiesByIds(ctx.db.reads, [companyId]);
    return company?.ownerId == null ? null : approvalHistory(ctx, company.ownerId);
  }

  @FieldResolver(() => ChangedCompany, { nullable: true, description: 'What changed, of a changed company.' })
  changed(@Root() approval: WorkMatter, @Ctx() ctx: Context): Promise<ChangedCompany | null> | null {
    return forKind(approval, WorkKind.changedCompany, (id) => changedCompany(ctx, id));
  }

  @FieldResolver(() => AdminPhoto, { nullable: true, description: 'The photo.' })
  photo(@Root() approval: WorkMatter, @Ctx() ctx: Context): Promise<AdminPhoto | null> | null {
    return forKind(approval, WorkKind.photo, (id) => adminPhoto(ctx, id));
  }

  @FieldResolver(() => PlanRequest, { nullable: true, description: 'The request of a plan.' })
  planRequest(@Root() approval: WorkMatter, @Ctx() ctx: Context): Promise<PlanRequest> | null {
    return forKind(approval, WorkKind.planRequest, (id) => adminItem(ctx, PLAN_REQUESTS, id));
  }

  @FieldResolver(() => AdminClaim, { nullable: true, description: 'The claim of a company.' })
  claim(@Root() approval: WorkMatter, @Ctx() ctx: Context): Promise<AdminClaim> | null {
    return forKind(approval, WorkKind.claim, (id) => adminItem(ctx, CLAIMS, id));
  }

  @FieldResolver(() => AdminRating, { nullable: true, description: 'The reported rating.' })
  rating(@Root() approval: WorkMatter, @Ctx() ctx: Context): Promise<AdminRating> | null {
    return forKind(approval, WorkKind.reportedRating, (id) => adminItem(ctx, RATINGS, id));
  }

  @FieldResolver(() => CompanyCorrection, { nullable: true, description: 'The correction.' })
  correction(@Root() approval: WorkMatter, @Ctx() ctx: Context): Promise<CompanyCorrection> | null {
    return forKind(approval, WorkKind.correction, (id) => correctionById(ctx, id));
  }

  @FieldResolver(() => DataRequest, { nullable: true, description: 'The request about personal data.' })
  dataRequest(@Root() approval: WorkMatter, @Ctx() ctx: Context): Promise<DataRequest> | null {
    return forKind(approval, WorkKind.dataRequest, (id) => dataRequestById(ctx.db.reads, id));
  }
}
