import { issueInvitationToken } from './companies/members/mail-invitation.ts';
import { issueDataRequestToken } from './data-requests/send-data-request.ts';
import type { TokenIssuer } from './mail/delivery.ts';
import { issueAccountToken } from './users/password/one-time-tokens.ts';

/** Creates the token of a mail when it is sent; null when it is no longer needed. */
export const issueMailToken: TokenIssuer = (manager, { recipient, purpose, invitationId, dataRequestId }) => {
  if (purpose === 'accept-invitation') return issueInvitationToken(manager, invitationId);
  if (purpose === 'confirm-data-request') return issueDataRequestToken(manager, dataRequestId);
  return issueAccountToken(manager, recipient, purpose);
};
