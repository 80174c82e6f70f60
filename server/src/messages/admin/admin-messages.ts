import { IsNotEmpty, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { recordAction, recordLookup } from '../../audit/record-action.ts';
import { Company } from '../../companies/company.ts';
import { withCompanies } from '../../companies/company-lists.ts';
import { Conditions } from '../../database/conditions.ts';
import { lockRow } from '../../database/lock-row.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import type { Deletion } from '../../graphql/deletion.ts';
import { listPage } from '../../graphql/list-page.ts';
import { type Page, PageArgs, pageOf } from '../../graphql/paging.ts';
import { parseId } from '../../shared/ids.ts';
import { IsEmailLike } from '../../shared/text/validators.ts';
import { MESSAGE_NOT_FOUND } from '../message.policy.ts';
import { Message, MessageSender } from '../message.ts';
import { visitorOf } from '../message-view.ts';

@ObjectType({
  simpleResolvers: true,
  description: "A visitor's message, for a request under the LGPD.",
})
export class AdminMessage {
  @Field(() => ID, { description: 'Id of the message, for `deleteMessage`.' })
  id!: number;

  @Field(() => Company, { description: 'The company that received it.' })
  company!: Company;

  @Field(() => MessageSender, { description: 'Who wrote it, as typed by the visitor.' })
  sender!: MessageSender;

  @Field({ description: 'Plain text, at most 5000 characters.' })
  content!: string;

  @Field(() => Int, { description: 'Number of replies, which are erased with it.' })
  replies!: number;

  @Field(() => Date, { description: 'Time of sending.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "A person's messages, the newest first." })
export class AdminMessagePage extends pageOf(AdminMessage) {}

@ArgsType()
export class AdminMessagesArgs extends PageArgs {
  @Field({ description: 'E-mail of the person, without regard to case.' })
  @IsNotEmpty({ message: 'Informe o e-mail.' })
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  @IsEmailLike()
  email!: string;
}

const LIST = {
  from: 'messages m',
  order: 'm.created_at DESC, m.id DESC',
  columns: `m.id, m.company_id AS "companyId", m.name, m.email, m.phone, m.content,
    m.created_at AS "createdAt",
    (SELECT count(*)::int FROM messages reply WHERE reply.replied_to = m.id) AS replies`,
};

type Row = Omit<AdminMessage, 'company' | 'sender'> & Pick<Message, 'companyId' | 'name' | 'email' | 'phone'>;

/** Returns what a person wrote to companies, for administrators and requests under the LGPD. Records the search. */
export async function adminMessages(
  ctx: Context,
  { email, ...args }: AdminMessagesArgs,
): Promise<Page<AdminMessage>> {
  await recordLookup(ctx, 'message.look-up', email);
  const { reads } = ctx.db;
  const filter = new Conditions();
  // Written under the address, or signed in with the account that has it.
  filter.add((placeholder) => {
    const address = `lower(${placeholder(email)})`;
    return `m.sender_type = 'visitor' AND (lower(m.email) = ${address}
      OR m.sender_id = (SELECT u.id FROM users u WHERE lower(u.email) = ${address}))`;
  });
  const page = await listPage<Row>(reads, { ...LIST, filter }, args);
  const rows = await withCompanies(reads, page.items);
  return { ...page, items: rows.map((row) => ({ ...row, sender: visitorOf(row) })) };
}

/**
 * Sent ones too: their texts are gone, but the recipient of a reply is the visitor's address. A reply's mail quotes
 * the message. Runs before the rows are gone.
 */
const ERASE_MAILS: Statement = {
  name: 'erase_message_mails',
  text: `DELETE FROM mails WHERE message_id IN (
           SELECT id FROM messages WHERE id = $1 OR replied_to = $1)`,
};

/**
 * Erases a message, the replies to it and their mails, sent or not, for administrators; the audit log records no text.
 */
export async function deleteMessage(ctx: Context, id: string): Promise<Deletion> {
  return ctx.db.transaction(async (manager) => {
    // Mails first, as when a company is deleted: in another order the two could wait for each other.
    await transactionReader(manager).query(ERASE_MAILS, [parseId(id, MESSAGE_NOT_FOUND)]);
    const message = await lockRow(manager, Message, id, MESSAGE_NOT_FOUND);
    const { companyId, senderType, createdAt } = message;
    await manager.delete(Message, message.id);
    await recordAction(ctx, manager, 'message.erase', message.id, {
      before: { companyId, senderType, createdAt },
    });
    return { id: message.id };
  });
}
