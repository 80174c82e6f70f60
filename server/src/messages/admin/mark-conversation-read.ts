import { recordAction } from '../../audit/record-action.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../../companies/read-companies.ts';
import { oneRow, type Statement, transactionReader } from '../../database/statement.ts';
import { decide } from '../../decisions/decide.ts';
import type { DecisionAction } from '../../decisions/decision-action.ts';
import { requireUndecided } from '../../decisions/undecided.ts';
import type { Context } from '../../graphql/context.ts';
import { parseId } from '../../shared/ids.ts';

const KIND = 'message';
const AUDIT = 'company.messages-read';

interface ReadUntil {
  /** Later messages stay unread; by the database's clock, as text. */
  unchangedSince: string;
}

const CLOCK: Statement = {
  name: 'conversation_clock',
  text: 'SELECT clock_timestamp()::text AS "unchangedSince"',
};
const READ: Statement = {
  name: 'read_conversation',
  text: `UPDATE messages SET is_read = true, read_at = now()
         WHERE company_id = $1 AND NOT is_read AND sender_type = 'company' AND replied_to IS NULL AND created_at <= $2
         RETURNING id`,
};

async function readUntil(ctx: Context, id: string, { unchangedSince }: ReadUntil): Promise<CompanyView> {
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  await ctx.db.transaction(async (manager) => {
    await requireUndecided(ctx, manager, KIND, companyId);
    const read = await transactionReader(manager).query(READ, [companyId, unchangedSince]);
    if (read.length > 0) await recordAction(ctx, manager, AUDIT, companyId);
  });
  return companyById(ctx, companyId);
}

export const READ_CONVERSATION: DecisionAction<ReadUntil, CompanyView> = {
  kind: KIND,
  name: 'read',
  gives: true,
  audit: AUDIT,
  did: 'marcou como lidas as mensagens desta empresa',
  decide: readUntil,
};

/** Marks what a company has written to the administration as read; nothing changes when all is read. */
export async function markConversationRead(
  ctx: Context,
  companyId: string,
  isUndoable: boolean,
): Promise<CompanyView> {
  const args = await oneRow<ReadUntil>(ctx.db.reads, CLOCK);
  return decide(ctx, READ_CONVERSATION, companyId, args, isUndoable);
}
