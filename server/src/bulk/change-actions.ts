import { changeCompanyActive } from '../companies/admin/set-company-active.ts';
import { restoreRejection } from '../companies/rejections/restore-rejection.ts';
import type { Capability } from '../graphql/admin-roles.ts';
import type { Context } from '../graphql/context.ts';
import { mailPreview } from '../mail/read-mails.ts';
import { retryMail } from '../mail/retry-mail.ts';
import { changeUserActive } from '../users/admin/user-status.ts';
import { resendMail } from '../users/resend-mail.ts';
import { assignKind, restoreKinds } from './assign-kind.ts';
import type { BulkAction, BulkJob } from './bulk-job.ts';
import { setActivity } from './set-activity.ts';

export type ChangeAction = Exclude<BulkAction, 'approve' | 'reject'>;
/** What the actions that decide nothing are done to. */
export type ChangedThing = 'company' | 'account' | 'rejection' | 'mail';

interface Change {
  thing: ChangedThing;
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
  activate: { thing: 'company', may: 'editCompanies', ...setActivity('company', changeCompanyActive, true) },
  deactivate: {
    thing: 'company',
    may: 'editCompanies',
    ...setActivity('company', changeCompanyActive, false),
  },
  assignKind: { thing: 'company', may: 'editCompanies', run: assignKind, undo: restoreKinds },
  activateAccount: { thing: 'account', may: 'manageUsers', ...setActivity('user', changeUserActive, true) },
  deactivateAccount: {
    thing: 'account',
    may: 'manageUsers',
    ...setActivity('user', changeUserActive, false),
  },
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
