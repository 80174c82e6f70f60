import { type Statement, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { throttleAddress } from '../limits/throttle.ts';
import { mailOwner } from '../messages/mail-owner.ts';
import { Message, SenderType } from '../messages/message.ts';
import { phoneUrl } from '../shared/brazil/phone.ts';
import { conflict, invalid } from '../shared/errors.ts';
import { newToken, tokenHashOf } from '../users/tokens.ts';
import { mailQuoteRequest } from './mail-quote-request.ts';
import { quoteRecipients } from './quote-recipients.ts';
import { type QuoteReceipt, QuoteRequest, type RequestQuotesInput } from './quote-request.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const LIFE_MS = 7 * DAY * 1_000;

/** Locks what somebody asks until the transaction ends, so that the second of two simultaneous sends sees the first. */
const LOCK: Statement = {
  name: 'lock_quote_request',
  text: `SELECT pg_advisory_xact_lock(hashtextextended(lower($1) || E'\\n' || $2, 0))`,
};
const SAME: Statement = {
  name: 'same_quote_request',
  text: `SELECT 1 FROM messages
         WHERE company_id = ANY ($3::int[]) AND quote_request_id IS NOT NULL AND content = $2
           AND lower(coalesce(email, phone)) = lower($1) AND created_at > now() - interval '10 minutes' LIMIT 1`,
};

/** Returns what the companies read. */
const textOf = ({ content, when, neighborhood }: RequestQuotesInput): string =>
  [content, when && `Quando: ${when}`, neighborhood && `Bairro: ${neighborhood}`]
    .filter(Boolean)
    .join('\n\n');

/**
 * Sends a visitor's request as a message to each of its companies, and returns the secret of its page. BAD_USER_INPUT
 * without e-mail and phone, CONFLICT where no company takes requests and for the same text within 10 minutes.
 * RATE_LIMITED by address.
 */
export async function requestQuotes(ctx: Context, input: RequestQuotesInput): Promise<QuoteReceipt> {
  const email = input.email || null;
  const phone = input.phone || null;
  if (!email && !(phone && phoneUrl(phone)))
    throw invalid({ phone: [phone ? 'Confira o telefone, com DDD.' : 'Informe um telefone ou um e-mail.'] });
  const { MESSAGES_COMPANY, MESSAGES_TOTAL, QUOTE_REQUESTS } = ctx.config.limits;
  const { address } = ctx;
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const { kind, city, companies } = await quoteRecipients(ctx, db, input);
    if (companies.length === 0)
      throw conflict('Nenhuma empresa deste segmento recebe pedidos nesta cidade ainda.');
    const content = textOf(input);
    // In one order, in which simultaneous requests wait for each other's counts.
    const ids = companies.map(({ id }) => id).sort((one, other) => one - other);
    const sender = email ?? phone;
    await db.query(LOCK, [sender, content]);
    if ((await db.query(SAME, [sender, content, ids])).length > 0)
      throw conflict('Você já enviou este pedido há poucos minutos.');
    await throttleAddress(db, { what: 'quote-request', address, seconds: DAY, most: QUOTE_REQUESTS });
    await throttleAddress(db, { what: 'message', address, seconds: DAY, most: MESSAGES_TOTAL });
    for (const id of ids)
      await throttleAddress(db, { what: `message:${id}`, address, seconds: HOUR, most: MESSAGES_COMPANY });
    const token = newToken();
    const { identifiers } = await manager.insert(QuoteRequest, {
      title: `${kind.plural} em ${city.name} - ${city.state}`,
      recipients: companies.length,
      tokenHash: tokenHashOf(token),
      expiresAt: new Date(Date.now() + LIFE_MS),
    });
    const message = {
      senderType: SenderType.visitor,
      senderId: ctx.viewer?.id ?? null,
      name: input.name,
      email,
      phone,
      content,
      address,
      quoteRequestId: identifiers[0]?.id as number,
    };
    const { identifiers: sent } = await manager.insert(
      Message,
      companies.map(({ id: companyId }) => ({ ...message, companyId })),
    );
    for (const [index, company] of companies.entries()) {
      const id = sent[index]?.id as number;
      await mailOwner(ctx, manager, company, { id, sender: input, content }, ctx.viewer?.id);
    }
    const isMailed = email !== null && ctx.config.smtpUrl !== undefined;
    if (isMailed) await mailQuoteRequest(ctx, manager, email, sent[0]?.id as number);
    return { token, isMailed };
  });
}
