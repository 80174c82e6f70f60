import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { throttle, throttleAddress } from '../limits/throttle.ts';
import { TOKEN_LIFE } from '../mail/expire-mails.ts';
import { invalid } from '../shared/errors.ts';
import { accountKey } from '../users/account-key.ts';
import { newToken, tokenHashOf } from '../users/tokens.ts';
import {
  type DataRequestReceipt,
  INVALID_REQUEST_LINK,
  type SendDataRequestInput,
} from './data-request.inputs.ts';
import { DataRequest } from './data-request.ts';
import { mailOfRequest, mailRequestLink } from './request-mails.ts';

const DAY = 24 * 60 * 60;

const OWN_EMAIL: Statement = {
  name: 'own_confirmed_email',
  text: 'SELECT 1 FROM users WHERE id = $1 AND lower(email) = lower($2) AND email_confirmed_at IS NOT NULL',
};
const IS_OPEN = `status = 'unconfirmed' AND created_at > now() - interval '${TOKEN_LIFE['confirm-data-request']} seconds'`;
const ISSUE: Statement = {
  name: 'issue_data_request_token',
  text: `UPDATE data_requests SET token_hash = $2 WHERE id = $1 AND ${IS_OPEN} RETURNING id`,
};
const CONFIRM: Statement = {
  name: 'confirm_data_request',
  text: `UPDATE data_requests SET status = 'pending', email_confirmed_at = now(), token_hash = NULL
         WHERE token_hash = $1 AND ${IS_OPEN} RETURNING id, kind`,
};

/**
 * Stores a request about personal data. It waits for the administration once its e-mail is confirmed: at once for the
 * confirmed e-mail of the caller's account, else by the link of a mail. Without a mail server it waits unconfirmed.
 * RATE_LIMITED by address, and by e-mail or account; CONFLICT for one that waits already.
 */
export async function sendDataRequest(
  ctx: Context,
  input: SendDataRequestInput,
): Promise<DataRequestReceipt> {
  const { kind, name, email, content } = input;
  const { DATA_REQUESTS_ADDRESS, DATA_REQUESTS_EMAIL } = ctx.config.limits;
  const account = await accountKey(ctx.db.reads, email);
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const { address, viewer } = ctx;
    await throttleAddress(db, { what: 'data-request', address, seconds: DAY, most: DATA_REQUESTS_ADDRESS });
    const isOwn = viewer !== null && (await db.query(OWN_EMAIL, [viewer.id, email])).length > 0;
    // Others, who type the e-mail, do not use up what its owner may send.
    await throttle(db, `${isOwn ? `own:${viewer.id}` : account}:data-request`, DAY, DATA_REQUESTS_EMAIL);
    const needsConfirmation = !isOwn && ctx.config.smtpUrl !== undefined;
    const { identifiers } = await manager.insert(DataRequest, {
      userId: isOwn ? viewer.id : null,
      kind,
      name: name || null,
      email,
      content,
      status: needsConfirmation ? 'unconfirmed' : 'pending',
      emailConfirmedAt: isOwn ? () => 'now()' : null,
    });
    const id = identifiers[0]?.id as number;
    if (needsConfirmation) await mailRequestLink(ctx, manager, { id, email, kind });
    else await mailOfRequest(ctx, manager, kind);
    return { id, needsConfirmation };
  });
}

/** Creates the token of a request's mail when it is sent; null when the request no longer waits for it. */
export async function issueDataRequestToken(
  manager: EntityManager,
  id: number | null,
): Promise<string | null> {
  const token = newToken();
  const rows = await transactionReader(manager).query(ISSUE, [id, tokenHashOf(token)]);
  return rows.length === 0 ? null : token;
}

/** Confirms the e-mail of a request, which then waits; BAD_USER_INPUT for an invalid link, CONFLICT for one that waits already. */
export function confirmDataRequest(ctx: Context, token: string): Promise<DataRequestReceipt> {
  return ctx.db.transaction(async (manager) => {
    const [confirmed] = await transactionReader(manager).query<Pick<DataRequest, 'id' | 'kind'>>(CONFIRM, [
      tokenHashOf(token),
    ]);
    if (!confirmed) throw invalid({ token: [INVALID_REQUEST_LINK] });
    await mailOfRequest(ctx, manager, confirmed.kind);
    return { id: confirmed.id, needsConfirmation: false };
  });
}
