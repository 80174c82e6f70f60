import { IsEmpty, IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PageArgs, pageOf } from '../graphql/paging.ts';
import { UndoableField } from '../shared/schema/described-arguments.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { IsEmailText, MaxCodePoints } from '../shared/text/validators.ts';
import { Message } from './message.ts';

export const MessageBox = graphqlEnum('MessageBox', "One of a company's two boxes.", {
  administration: 'The conversation with the administration.',
  visitors: "Visitors' messages and the replies to them.",
});
export type MessageBox = keyof typeof MessageBox;

export const MessageOrder = graphqlEnum('MessageOrder', 'Order of messages.', {
  newest: 'The newest first.',
  oldest: 'The oldest first; a reply to a visitor precedes its message.',
  unread: "What the caller's side has not read first, each part newest first.",
});
export type MessageOrder = keyof typeof MessageOrder;

@ObjectType({ simpleResolvers: true, description: 'A page of messages.' })
export class MessagePage extends pageOf(Message) {
  @Field(() => Date, { description: "Time of the query by the server's clock, for `unreadSince`." })
  askedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "One of a company's two boxes." })
export class Inbox {
  @Field({ description: 'Whether an administrator lets the company read its messages.' })
  hasAccess!: boolean;

  @Field(() => Int, { description: 'Messages of this box that the caller’s side has not read.' })
  unreadCount!: number;

  @Field(() => String, { nullable: true, description: 'Why there is no access; null with access.' })
  message!: string | null;

  @Field({ description: 'True while `requestMessageAccess` is undecided.' })
  isAccessRequested!: boolean;

  @Field(() => MessagePage, { description: 'Messages of the box; empty without access.' })
  messages!: MessagePage;
}

@ArgsType()
export abstract class MessagesArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      "Part of the text, of the subject, or of a visitor's name, e-mail or phone, without regard to case and accents; a visitor's message is found with its replies.",
  })
  @IsOptional()
  @MaxCodePoints(100)
  q?: string | null;

  @Field(() => MessageOrder, { defaultValue: MessageOrder.newest, description: 'What comes first.' })
  order: MessageOrder = MessageOrder.newest;

  @Field(() => Date, {
    nullable: true,
    description:
      'For the order `unread`, the `askedAt` of an earlier page: messages read since then count as unread, so that pages stay stable.',
  })
  unreadSince?: Date | null;
}

@ArgsType()
export class InboxArgs extends MessagesArgs {
  @Field(() => ID, { nullable: true, description: "A company of the caller's; the oldest when absent." })
  companyId?: string | null;

  @Field(() => MessageBox, { description: 'Which box.' })
  box!: MessageBox;
}

@ArgsType()
export class ConversationArgs extends MessagesArgs {
  @Field(() => ID, { description: 'Any company.' })
  companyId!: string;
}

const BOTH_REQUIRED = 'Assunto e mensagem são obrigatórios';

@ArgsType()
abstract class WrittenArgs {
  @Field({ description: 'Subject, 1 to 150 characters.' })
  @IsNotEmpty({ message: BOTH_REQUIRED })
  @MaxCodePoints(150)
  subject!: string;

  @Field({ description: 'Text, 1 to 5000 characters.' })
  @IsNotEmpty({ message: BOTH_REQUIRED })
  @MaxCodePoints(5_000)
  content!: string;
}

@ArgsType()
export class SendMessageToAdministrationArgs extends WrittenArgs {
  @Field(() => ID, { nullable: true, description: "A company of the caller's; the oldest when absent." })
  companyId?: string | null;
}

@ArgsType()
export class AdminSendMessageArgs extends WrittenArgs {
  @Field(() => ID, { description: 'A company with an owner.' })
  companyId!: string;
}

@ArgsType()
export class ReplyArgs {
  @Field(() => ID, { description: "A visitor's message, or one of the administration." })
  id!: string;

  @Field({ description: 'Text, 1 to 5000 characters.' })
  @IsNotEmpty({ message: 'Escreva a resposta.' })
  @MaxCodePoints(5_000)
  content!: string;

  @Field({
    defaultValue: true,
    description: 'False stores a reply to a visitor without mailing it, for one that went another way.',
  })
  isMailed: boolean = true;
}

/** Who writes as a visitor. */
@InputType()
export abstract class VisitorInput {
  @Field({ description: 'Name, 1 to 120 characters.' })
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @MaxCodePoints(120)
  name!: string;

  @Field(() => String, { nullable: true, description: 'Phone as typed, at most 32 characters.' })
  @IsOptional()
  @MaxCodePoints(32)
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Must be empty: people do not see this field, robots fill it in.',
  })
  @IsOptional()
  @IsEmpty({ message: 'Deixe este campo em branco.' })
  nickname?: string | null;
}

@InputType({ description: "A visitor's message to a company." })
export class SendMessageInput extends VisitorInput {
  @Field(() => ID, { description: 'An approved and active company with an owner.' })
  companyId!: string;

  @Field({ description: 'E-mail that receives the reply.' })
  @IsNotEmpty({ message: 'Email é obrigatório' })
  @IsEmailText()
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email!: string;

  @Field({ description: 'Text, 1 to 5000 characters.' })
  @IsNotEmpty({ message: 'Mensagem é obrigatória' })
  @MaxCodePoints(5_000)
  content!: string;
}

@ArgsType()
export class SetMessageAccessArgs {
  @Field(() => ID, { description: 'Id of the company.' })
  companyId!: string;

  @Field({ description: 'True gives access.' })
  hasMessageAccess!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Why a request is refused, for the owner, or access is taken, for the audit log; at most 1000 characters.',
  })
  @MaxCodePoints(1_000)
  reason?: string | null;

  @UndoableField()
  undoable = false;
}
