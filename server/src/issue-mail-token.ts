import { issueInvitationToken } from './companies/members/mail-invitation.ts';
import type { TokenIssuer } from './mail/delivery.ts';
import { issueAccountToken } from './users/password/one-time-tokens.ts';

/** Creates the token of a mail when it is sent; null when it is no longer needed. */
export const issueMailToken: TokenIssuer = (manager, { recipient, purpose, invitationId }) =>
  purpose === 'accept-invitation'
    ? issueInvitationToken(manager, invitationId)
    : issueAccountToken(manager, recipient, purpose);
