import { ArgsType, Field, ID } from 'type-graphql';
import { recordAction } from '../../audit/record-action.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../../companies/read-companies.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import type { DecisionAction } from '../../decisions/approval-type.ts';
import { decide } from '../../decisions/decide.ts';
import { type DecisionTime, decisionTime } from '../../decisions/unchanged-since.ts';
import type { Context } from '../../graphql/context.ts';
import { parseId } from '../../shared/ids.ts';
import { UndoableField } from '../../shared/schema/described-arguments.ts';
import { timeText } from '../../shared/text/time-text.ts';

const KIND = 'message';
const AUDIT = 'company.messages-read';

@ArgsType()
export class ReadConversationArgs {
  @Field(() => ID, { description: 'Id of the company.' })
  companyId!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'The `WorkItem.changedAt` as shown: messages sent later stay unread. Now when absent.',
  })
  changedAt?: Date | null;

  @UndoableField()
  undoable = false;
}

/** Callers who do not say what they saw mean all until the time of the decision. */
interface ReadUntil extends DecisionTime {
  /** When the newest message that was shown was sent, to the millisecond; later ones stay unread. */
  changedAt: string | null;
}

/** Returns the SQL of the condition that a message to the administration is unread; `alias` is that of `messages`. */
export const isUnread = (alias: string): string =>
  `NOT ${alias}.is_read AND ${alias}.sender_type = 'company' AND ${alias}.replied_to IS NULL`;
const READ: Statement = {
  name: 'read_conversation',
  text: `UPDATE messages SET is_read = true, read_at = now()
         WHERE company_id = $1 AND ${isUnread('messages')}
           AND date_trunc('milliseconds', created_at) <= $2
         RETURNING id`,
};

async function readUntil(
  ctx: Context,
  id: string,
  { changedAt, unchangedSince }: ReadUntil,
): Promise<CompanyView> {
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  await ctx.db.transaction(async (manager) => {
    const read = await transactionReader(manager).query(READ, [companyId, changedAt ?? unchangedSince]);
    if (read.length > 0) await recordAction(ctx, manager, AUDIT, companyId);
  });
  return companyById(ctx, companyId);
}

export const READ_CONVERSATION: DecisionAction<ReadUntil, CompanyView> = {
  kind: KIND,
  name: 'read',
  isGrant: true,
  audit: AUDIT,
  verbPhrase: 'marcou como lidas as mensagens desta empresa',
  decide: readUntil,
  rows: [{ table: 'messages', where: `t.company_id = $1 AND ${isUnread('t')}` }],
};

/** Marks what a company has written to the administration as read; nothing changes when all is read. */
export async function markConversationRead(
  ctx: Context,
  { companyId, changedAt, undoable }: ReadConversationArgs,
): Promise<CompanyView> {
  const args = { ...(await decisionTime(ctx)), changedAt: timeText(changedAt) };
  return decide(ctx, READ_CONVERSATION, companyId, args, undoable);
}
