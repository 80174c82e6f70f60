import { Field, ID, ObjectType } from 'type-graphql';
import type { ManagedCompany } from '../companies/managed-company.ts';
import { COMPANY_NOT_FOUND } from '../companies/read-companies.ts';
import { type Statement, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { throttleAddress } from '../limits/throttle.ts';
import { conflict, notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import type { SendMessageInput } from './inbox.types.ts';
import { mailOwner } from './mail-owner.ts';
import { Message, SenderType } from './message.ts';

@ObjectType({ simpleResolvers: true, description: 'A sent message, for its visitor.' })
export class MessageReceipt {
  @Field(() => ID, { description: 'Number of the message.' })
  id!: number;

  @Field(() => Date, { description: 'Time of sending.' })
  createdAt!: Date;
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const ADDRESSEE: Statement = {
  name: 'message_addressee',
  text: `SELECT id, name, owner_id AS "ownerId", is_active AS "isActive", is_approved AS "isApproved",
           has_message_access AS "hasMessageAccess"
         FROM companies WHERE id = $1`,
};
/** Locks the text until the transaction ends, so that the second of two simultaneous sends sees the first. */
const LOCK_TEXT: Statement = {
  name: 'lock_message_text',
  text: `SELECT pg_advisory_xact_lock(hashtextextended(lower($3) || E'\\n' || $2, $1::int))`,
};
const SAME: Statement = {
  name: 'same_message',
  text: `SELECT id, created_at AS "createdAt" FROM messages
         WHERE company_id = $1 AND sender_type = 'visitor' AND content = $2 AND lower(email) = lower($3)
           AND created_at > now() - interval '10 minutes'
         ORDER BY id LIMIT 1`,
};
type Addressee = Omit<ManagedCompany, 'email' | 'rejectedAt'>;

/** Throws NOT_FOUND or CONFLICT for a company that receives no messages. */
function checkMayReceive<Found extends Addressee>(company: Found | undefined): asserts company is Found {
  if (!company?.isActive) throw notFound(COMPANY_NOT_FOUND);
  if (!company.isApproved)
    throw conflict('Esta empresa ainda aguarda aprovação e não pode receber mensagens.');
  if (company.ownerId === null)
    throw conflict('Esta empresa ainda não tem responsável para receber mensagens.');
}

/**
 * Accepts a visitor's message. The same text of the same e-mail to the same company within 10 minutes is stored once,
 * with the same response. RATE_LIMITED by address.
 */
export async function sendMessage(ctx: Context, input: SendMessageInput): Promise<MessageReceipt> {
  const companyId = parseId(input.companyId, COMPANY_NOT_FOUND);
  const { MESSAGES_COMPANY, MESSAGES_TOTAL } = ctx.config.limits;
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const [company] = await db.query<Addressee>(ADDRESSEE, [companyId]);
    checkMayReceive(company);
    await db.query(LOCK_TEXT, [companyId, input.content, input.email]);
    const [same] = await db.query<MessageReceipt>(SAME, [companyId, input.content, input.email]);
    if (same) return same;
    const { address } = ctx;
    const ofCompany = { what: `message:${companyId}`, seconds: HOUR, most: MESSAGES_COMPANY };
    await throttleAddress(db, { ...ofCompany, address });
    await throttleAddress(db, { what: 'message', address, seconds: DAY, most: MESSAGES_TOTAL });
    const { generatedMaps } = await manager.insert(Message, {
      companyId,
      senderType: SenderType.visitor,
      senderId: ctx.viewer?.id ?? null,
      name: input.name,
      email: input.email,
      phone: input.phone || null,
      content: input.content,
      address,
    });
    const { id, createdAt } = generatedMaps[0] as MessageReceipt;
    await mailOwner(ctx, manager, company, { id, sender: input, content: input.content }, ctx.viewer?.id);
    return { id, createdAt };
  });
}
