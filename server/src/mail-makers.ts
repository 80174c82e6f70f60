import { CLAIM_MAIL_MAKERS } from './companies/claims/mail-claim-decision.ts';
import { makeClaimLinkMail } from './companies/claims/prove-claim.ts';
import { COMPANY_MAIL_MAKERS } from './companies/decisions/company-mail-makers.ts';
import { makeInvitationMail } from './companies/members/mail-invitation.ts';
import { DATA_REQUEST_MAIL_MAKERS } from './data-requests/request-mails.ts';
import type { Services } from './graphql/context.ts';
import { makeAccessGivenMail } from './messages/mail-access.ts';
import { makeReplyMail } from './messages/mail-reply.ts';
import { CHARGE_MAIL_MAKERS } from './payments/charge-mails.ts';
import { PLAN_MAIL_MAKERS } from './plan-requests/mail-plan-decision.ts';
import { makeQuoteRequestMail } from './quote-requests/mail-quote-request.ts';
import { ACCOUNT_MAIL_MAKERS } from './users/password/account-mails.ts';

/**
 * By kind, the mails that can be made anew from what is stored. Others told of a moment, or of a reason that is kept in the
 * audit log alone.
 */
export const MAIL_MAKERS: Services['mailMakers'] = {
  ...ACCOUNT_MAIL_MAKERS,
  ...DATA_REQUEST_MAIL_MAKERS,
  ...PLAN_MAIL_MAKERS,
  ...CHARGE_MAIL_MAKERS,
  ...CLAIM_MAIL_MAKERS,
  ...COMPANY_MAIL_MAKERS,
  'member-invitation': makeInvitationMail,
  'prove-claim': makeClaimLinkMail,
  'message-access-given': makeAccessGivenMail,
  'quote-request': makeQuoteRequestMail,
  reply: makeReplyMail,
};
