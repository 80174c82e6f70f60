import { Field, ID, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { Company } from '../companies/company.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { Url } from '../shared/schema/scalars.ts';
import { User } from '../users/user.ts';

export const SenderType = graphqlEnum('SenderType', 'Who wrote a message.', {
  visitor: 'A visitor, signed in or not.',
  admin: 'An administrator.',
  company: 'The owner of the company.',
});
export type SenderType = keyof typeof SenderType;

@ObjectType({ simpleResolvers: true, description: 'Who wrote a message.' })
export class MessageSender {
  @Field({ description: "The visitor's or the company's name; 'Administração' for administrators." })
  name!: string;

  @Field(() => String, { nullable: true, description: 'E-mail of a visitor; null for others.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone of a visitor, as typed; null for others.' })
  phone!: string | null;

  @Field(() => Url, {
    nullable: true,
    description: "The phone's 'tel:' address, with the country code; null without a phone that parses.",
  })
  phoneUrl!: string | null;
}

/**
 * A message to or from a company; `isRead` is the recipient's. A reply to a visitor has `repliedTo` and stands in the
 * visitors' box; all other messages of a company are for the administration.
 */
@ObjectType({ simpleResolvers: true, description: 'A message to or from a company.' })
@Entity('messages')
@Check('messages_sender_type_check', "sender_type IN ('visitor', 'admin', 'company')")
@Index('messages_company_id_idx', { synchronize: false })
@Index('messages_sender_id_idx', { synchronize: false })
@Index('messages_replied_to_idx', { synchronize: false })
@Index('messages_visitors_idx', { synchronize: false })
@Index('messages_administration_idx', { synchronize: false })
@Index('messages_answers_idx', { synchronize: false })
@Index('messages_unread_idx', { synchronize: false })
@Index('messages_unread_by_administration_idx', { synchronize: false })
@Index('messages_email_idx', { synchronize: false })
@Index('messages_address_idx', { synchronize: false })
@Index('messages_quote_request_id_idx', { synchronize: false })
export class Message {
  @Field(() => ID, { description: 'Id of the message, for `markMessageRead` and `replyToMessage`.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  companyId!: number;

  /** Sender, subject and text normalized for searches, a space before each word; a trigger writes it. */
  @Column({ type: 'text', name: 'folded', default: '', select: false, insert: false, update: false })
  searchText!: string;

  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  company!: Company;

  @Field(() => SenderType, { description: 'Which side wrote it.' })
  @Column({ type: 'varchar', length: 10 })
  senderType!: SenderType;

  @Column({ type: 'integer', nullable: true })
  senderId!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'sender_id' })
  account!: User | null;

  @Field(() => MessageSender, { description: 'Who wrote it.' })
  sender!: MessageSender;

  @Column({ type: 'varchar', length: 120, nullable: true })
  name!: string | null;

  @Column({ type: 'varchar', length: 254, nullable: true })
  email!: string | null;

  @Column({ type: 'varchar', length: 32, nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Subject; null between a visitor and the company.' })
  @Column({ type: 'varchar', length: 150, nullable: true })
  subject!: string | null;

  @Field({ description: 'Plain text, at most 5000 characters.' })
  @Column({ type: 'varchar', length: 5000 })
  content!: string;

  @Field(() => ID, { nullable: true, description: "Id of the visitor's message that it replies to." })
  @Column({ type: 'integer', nullable: true })
  repliedTo!: number | null;

  @ManyToOne(() => Message, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'replied_to' })
  original!: Message | null;

  /** The request to several companies that it is one company's copy of. */
  @ForeignKey('quote_requests', { onDelete: 'SET NULL' })
  @Column({ type: 'integer', nullable: true })
  quoteRequestId!: number | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When the request to several companies that it belongs to ended or will end, after which nobody replies; null for others.',
  })
  quoteEndsAt!: Date | null;

  @Field({ description: 'Whether its recipient has read it; false for a reply to a visitor.' })
  @Column({ type: 'boolean', default: false })
  isRead!: boolean;

  @Field(() => Date, { nullable: true, description: "First time of reading, by the server's clock." })
  @Column({ type: 'timestamptz', nullable: true })
  readAt!: Date | null;

  @Column({ type: 'inet', nullable: true })
  address!: string | null;

  @Field(() => Date, { description: 'Time of sending.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** Who wrote a message. */
export const SENDER_TYPE_NAMES: Readonly<Record<SenderType, string>> = {
  visitor: 'Visitante',
  admin: 'Administração',
  company: 'Empresa',
};
