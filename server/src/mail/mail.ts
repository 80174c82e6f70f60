import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { pageOf } from '../graphql/paging.ts';

export enum MailStatus {
  queued = 'queued',
  sent = 'sent',
  failed = 'failed',
}
registerEnumType(MailStatus, { name: 'MailStatus', description: 'How far a mail has come.' });

/** What a mail's link is good for; `users/one-time-tokens.ts` makes the token. */
export type TokenPurpose = 'confirm-email' | 'reset-password';

/** A mail of the outbox, written in the transaction that it tells of. Its texts are erased once it is sent. */
@ObjectType({ simpleResolvers: true, description: 'A mail of the outbox; its text is not shown.' })
@Entity('mails')
@Check('mails_status_check', "status IN ('queued', 'sent', 'failed')")
@Index('mails_due_idx', { synchronize: false })
@Index('mails_recipient_idx', { synchronize: false })
@Index('mails_message_id_idx', { synchronize: false })
@Index('mails_about_user_id_idx', { synchronize: false })
@Index('mails_folded_idx', { synchronize: false })
@Index(['status', 'id'])
export class Mail {
  @Field(() => ID, { description: 'For `retryMail`.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Field({ description: 'What it is about, such as "reset-password".' })
  @Column({ type: 'varchar', length: 40 })
  kind!: string;

  @Field({ description: 'The address that it goes to.' })
  @Column({ type: 'varchar', length: 254 })
  recipient!: string;

  @Field({ description: 'As the recipient sees it.' })
  @Column({ type: 'varchar', length: 200 })
  subject!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text' })
  html!: string;

  /** The texts have a place for a token, made when the mail is sent: the database never holds it. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  tokenPurpose!: TokenPurpose | null;

  /** The message whose text it holds; no foreign key, since mails outlive what they tell of. */
  @Column({ type: 'integer', nullable: true })
  messageId!: number | null;

  /** The account whose name, words or former address it holds, where it is not found by its recipient. */
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column({ type: 'integer', nullable: true })
  aboutUserId!: number | null;

  /** Recipient and subject as they are searched, a space before each word; a trigger writes it. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  folded!: string;

  @Field(() => MailStatus, { description: 'Failed ones can be tried again with `retryMail`.' })
  @Column({ type: 'varchar', length: 10, default: MailStatus.queued })
  status!: MailStatus;

  @Field(() => Int, { description: 'How often it was tried.' })
  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Field(() => String, { nullable: true, description: 'What the mail server or the connection said last.' })
  @Column({ type: 'varchar', length: 500, nullable: true })
  lastError!: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  nextTryAt!: Date;

  @Field(() => Date, { description: 'When it was written.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the mail server took it.' })
  @Column({ type: 'timestamptz', nullable: true })
  sentAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the outbox.' })
export class MailPage extends pageOf(Mail) {
  @Field({ description: 'False without `SMTP_URL`: mails then wait in the outbox.' })
  isDelivering!: boolean;
}
