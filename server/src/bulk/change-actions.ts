import { isDeepStrictEqual } from 'node:util';
import { KIND_NOT_FOUND } from '../admin-kinds/kinds.list.ts';
import { updateRecorded } from '../audit/update-recorded.ts';
import { changeCompanyActive } from '../companies/admin/set-company-active.ts';
import { Company } from '../companies/company.ts';
import { lockCompany } from '../companies/lock-company.ts';
import { restoreRejection } from '../companies/rejections/restore-rejection.ts';
import { oneRow, type Statement, transactionReader } from '../database/statement.ts';
import type { Capability } from '../graphql/admin-roles.ts';
import type { Context } from '../graphql/context.ts';
import { lockKinds } from '../kinds/chosen-kinds.ts';
import { MOST_KINDS } from '../kinds/find-kinds.ts';
import { mailPreview } from '../mail/mails.list.ts';
import { retryMail } from '../mail/retry-mail.ts';
import { conflict, notFound } from '../shared/errors.ts';
import type { BulkAction, ChangedThing } from '../shared/schema/bulk-action.ts';
import { changeUserActive } from '../users/admin/user-status.ts';
import { resendMail } from '../users/resend-mail.ts';
import type { BulkJob } from './bulk-job.ts';

const TIMES_SET: Statement = {
  name: 'times_activity_set',
  text: `SELECT count(*)::int AS count FROM audit_entries
         WHERE subject_type = $1 AND subject_id = $2 AND after ? 'isActive'`,
};

interface ActivityBefore {
  /** How often it was set until then, by the audit log. */
  timesSet: number;
}

/** Returns an action that sets whether something is active; its undo is the contrary, CONFLICT where it was set since. */
function setActivity(
  subjectType: 'company' | 'user',
  set: (ctx: Context, id: string, isActive: boolean) => Promise<boolean>,
  isActive: boolean,
) {
  const timesSet = async (ctx: Context, id: string): Promise<number> =>
    (await oneRow<{ count: number }>(ctx.db.reads, TIMES_SET, [subjectType, Number(id)])).count;
  return {
    run: async (ctx: Context, id: string): Promise<ActivityBefore | undefined> =>
      (await set(ctx, id, isActive)) ? { timesSet: await timesSet(ctx, id) } : undefined,
    undo: async (ctx: Context, id: string, before: object): Promise<void> => {
      // Counted once `set` has locked the row: nobody else sets it meanwhile.
      const isSet = await set(ctx, id, !isActive);
      if (!isSet || (await timesSet(ctx, id)) !== (before as ActivityBefore).timesSet + 1)
        throw conflict('Isto foi ativado ou desativado de novo enquanto isso.');
    },
  };
}

interface KindsBefore extends Pick<Company, 'kindIds' | 'kindsAreGuessed'> {
  /** The kinds that the action wrote. */
  written: number[];
}

/** Makes a kind the main one of a company; returns what `restoreKinds` needs, undefined where nothing changed. */
function assignKind(ctx: Context, id: string, { kindId }: BulkJob['args']): Promise<KindsBefore | undefined> {
  const main = Number(kindId);
  return ctx.db.transaction(async (manager) => {
    const row = await lockCompany(manager, id);
    const all = [main, ...row.kindIds.filter((otherId) => otherId !== main)];
    const kindIds = (await lockKinds(transactionReader(manager), all))(all).slice(0, MOST_KINDS);
    if (kindIds[0] !== main) throw notFound(KIND_NOT_FOUND);
    const values = { kindIds, kindsAreGuessed: false };
    const { after } = await updateRecorded(ctx, manager, {
      entity: Company,
      row,
      changes: values,
      action: 'company.update',
    });
    if (Object.keys(after).length === 0) return undefined;
    return { kindIds: row.kindIds, kindsAreGuessed: row.kindsAreGuessed, written: kindIds };
  });
}

/** Restores the kinds of before; CONFLICT unless they are those that `assignKind` wrote. */
function restoreKinds(ctx: Context, id: string, before: object): Promise<unknown> {
  const { kindIds, kindsAreGuessed, written } = before as KindsBefore;
  return ctx.db.transaction(async (manager) => {
    const row = await lockCompany(manager, id);
    if (!isDeepStrictEqual(row.kindIds, written))
      throw conflict('Os segmentos desta empresa mudaram de novo.');
    const existing = await lockKinds(transactionReader(manager), kindIds);
    const values = { kindIds: existing(kindIds), kindsAreGuessed };
    return updateRecorded(ctx, manager, { entity: Company, row, changes: values, action: 'company.update' });
  });
}

export type ChangeAction = Exclude<BulkAction, 'approve' | 'reject'>;

interface Change {
  subject: ChangedThing;
  may: Capability;
  /** Does it to one thing; returns what `undo` restores, undefined where it changed nothing or cannot be undone. */
  run(ctx: Context, id: string, args: BulkJob['args']): Promise<object | undefined>;
  undo?(ctx: Context, id: string, before: object): Promise<unknown>;
}

async function sendAgain(ctx: Context, id: string): Promise<undefined> {
  const { mail } = await mailPreview(ctx, id);
  await (mail.status === 'sent' ? resendMail(ctx, id) : retryMail(ctx, id));
}

/** The actions that decide nothing. */
export const CHANGES: Readonly<Record<ChangeAction, Change>> = {
  activate: {
    subject: 'company',
    may: 'editCompanies',
    ...setActivity('company', changeCompanyActive, true),
  },
  deactivate: {
    subject: 'company',
    may: 'editCompanies',
    ...setActivity('company', changeCompanyActive, false),
  },
  assignKind: { subject: 'company', may: 'editCompanies', run: assignKind, undo: restoreKinds },
  activateAccount: { subject: 'account', may: 'manageUsers', ...setActivity('user', changeUserActive, true) },
  deactivateAccount: {
    subject: 'account',
    may: 'manageUsers',
    ...setActivity('user', changeUserActive, false),
  },
  restoreRejection: {
    subject: 'rejection',
    may: 'decide',
    run: async (ctx, id) => void (await restoreRejection(ctx, id)),
  },
  sendMail: { subject: 'mail', may: 'manageMails', run: sendAgain },
};

/** Returns the change that an action makes; undefined for a decision. */
export const changeOf = (action: BulkAction): Change | undefined =>
  action === 'approve' || action === 'reject' ? undefined : CHANGES[action];
