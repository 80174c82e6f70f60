import { updateRecorded } from '../audit/update-recorded.ts';
import { changeCompanyActive } from '../companies/admin/set-company-active.ts';
import { Company } from '../companies/company.ts';
import { lockCompany } from '../companies/lock-company.ts';
import { updateCompany } from '../companies/owner/update-company.ts';
import { restoreRejection } from '../companies/rejections/restore-rejection.ts';
import { transactionReader } from '../database/statement.ts';
import type { Capability } from '../graphql/admin-roles.ts';
import type { Context } from '../graphql/context.ts';
import { lockKinds } from '../kinds/lock-kinds.ts';
import { mailPreview } from '../mail/read-mails.ts';
import { retryMail } from '../mail/retry-mail.ts';
import { conflict } from '../shared/errors.ts';
import { changeUserActive } from '../users/admin/user-status.ts';
import { resendMail } from '../users/resend-mail.ts';
import type { BulkAction, BulkJob } from './bulk-job.ts';

const MOST_KINDS = 5;

export type ChangeAction = Exclude<BulkAction, 'approve' | 'reject'>;
/** What the actions that decide nothing are done to. */
export type ChangedThing = 'company' | 'account' | 'rejection' | 'mail';
type Args = BulkJob['args'];

interface Change {
  thing: ChangedThing;
  may: Capability;
  /** Does it to one thing; returns what `undo` restores, undefined where it changed nothing or cannot be undone. */
  run(ctx: Context, id: string, args: Args): Promise<object | undefined>;
  undo?(ctx: Context, id: string, before: object, args: Args): Promise<unknown>;
}

/** Returns an action that sets whether something is active; its undo is the contrary. */
const activity = (
  set: (ctx: Context, id: string, isActive: boolean) => Promise<boolean>,
  isActive: boolean,
): Pick<Change, 'run' | 'undo'> => ({
  run: async (ctx, id) => ((await set(ctx, id, isActive)) ? { isActive: !isActive } : undefined),
  undo: (ctx, id) => set(ctx, id, !isActive),
});

type Kinds = Pick<Company, 'kindIds' | 'kindsAreGuessed'>;

async function assignKind(ctx: Context, id: string, { kindId = '' }: Args): Promise<Kinds | undefined> {
  const company = await ctx.db.dataSource.manager.findOneBy(Company, { id: Number(id) });
  const others = (company?.kindIds ?? []).map(String).filter((one) => one !== kindId);
  const kindIds = [kindId, ...others].slice(0, MOST_KINDS);
  await updateCompany(ctx, id, { kindIds }, undefined, {});
  if (!company || company.kindIds.map(String).join() === kindIds.join()) return undefined;
  return { kindIds: company.kindIds, kindsAreGuessed: company.kindsAreGuessed };
}

function restoreKinds(ctx: Context, id: string, before: object, { kindId }: Args): Promise<unknown> {
  const { kindIds, kindsAreGuessed } = before as Kinds;
  return ctx.db.transaction(async (manager) => {
    const row = await lockCompany(manager, id);
    if (row.kindIds[0] !== Number(kindId)) throw conflict('Os segmentos desta empresa mudaram de novo.');
    const existing = await lockKinds(transactionReader(manager), kindIds);
    const sent = { kindIds: existing(kindIds), kindsAreGuessed };
    return updateRecorded(ctx, manager, { entity: Company, row, sent, action: 'company.update' });
  });
}

async function sendAgain(ctx: Context, id: string): Promise<undefined> {
  const { mail } = await mailPreview(ctx, id);
  await (mail.status === 'sent' ? resendMail(ctx, id) : retryMail(ctx, id));
}

/** The actions that decide nothing. */
export const CHANGES: Readonly<Record<ChangeAction, Change>> = {
  activate: { thing: 'company', may: 'editCompanies', ...activity(changeCompanyActive, true) },
  deactivate: { thing: 'company', may: 'editCompanies', ...activity(changeCompanyActive, false) },
  assignKind: { thing: 'company', may: 'editCompanies', run: assignKind, undo: restoreKinds },
  activateAccount: { thing: 'account', may: 'manageUsers', ...activity(changeUserActive, true) },
  deactivateAccount: { thing: 'account', may: 'manageUsers', ...activity(changeUserActive, false) },
  restoreRejection: {
    thing: 'rejection',
    may: 'decide',
    run: async (ctx, id) => void (await restoreRejection(ctx, id)),
  },
  sendMail: { thing: 'mail', may: 'manageMails', run: sendAgain },
};

/** Returns the change that an action makes; undefined for a decision. */
export const changeOf = (action: BulkAction): Change | undefined =>
  action === 'approve' || action === 'reject' ? undefined : CHANGES[action];
