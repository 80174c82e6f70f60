import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { pageOf } from '../graphql/paging.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';

export const MailStatus = graphqlEnum('MailStatus', 'Status of a mail.', {
  queued: 'It waits for its first or next attempt.',
  sent: 'The mail server accepted it.',
  failed: 'No attempt succeeded, or it came too late.',
});
export type MailStatus = keyof typeof MailStatus;

const ACCOUNT_TOKEN_PURPOSES = ['admin-invitation', 'confirm-email', 'reset-password'] as const;
/** Purpose of a link to an account; `users/password/one-time-tokens.ts` creates the token. */
export type AccountTokenPurpose = (typeof ACCOUNT_TOKEN_PURPOSES)[number];
/** Kinds of mails with such a link, named as its purpose; the account of their recipient is all that they tell of. */
export const ACCOUNT_LINK_KINDS: readonly string[] = ACCOUNT_TOKEN_PURPOSES;
/** Purpose of the link in a mail. */
export type TokenPurpose =
  | AccountTokenPurpose
  | 'accept-invitation'
  | 'confirm-data-request'
  | 'prove-claim'
  | 'quote-request';

/** A mail in the outbox, written in the transaction of its cause. Its texts are erased once it is sent. */
@ObjectType({ simpleResolvers: true, description: 'A mail of the outbox; its text is not shown.' })
@Entity('mails')
@Check('mails_status_check', "status IN ('queued', 'sent', 'failed')")
@Index('mails_due_idx', { synchronize: false })
@Index('mails_recipient_idx', { synchronize: false })
@Index('mails_message_id_idx', { synchronize: false })
@Index('mails_about_user_id_idx', { synchronize: false })
@Index('mails_invitation_id_idx', { synchronize: false })
@Index('mails_data_request_id_idx', { synchronize: false })
@Index('mails_folded_idx', { synchronize: false })
@Index('mails_decision_id_idx', { synchronize: false })
@Index(['status', 'id'])
export class Mail {
  @Field(() => ID, { description: 'Id of the mail, for `retryMail`.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Field({ description: 'Kind of mail, such as "reset-password".' })
  @Column({ type: 'varchar', length: 40 })
  kind!: string;

  @Field({ description: 'Name of its kind in Portuguese: "Nova senha".' })
  kindName!: string;

  @Field({
    description:
      'True for a sent mail that `resendMail` can write anew from what is stored, which it does once.',
  })
  canResend!: boolean;

  @Field({ description: 'Address of the recipient.' })
  @Column({ type: 'varchar', length: 254 })
  recipient!: string;

  @Field({ description: 'Subject line.' })
  @Column({ type: 'varchar', length: 200 })
  subject!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text' })
  html!: string;

  /** Set when the texts hold `TOKEN_PLACEHOLDER`; the token is created on sending and never stored. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  tokenPurpose!: TokenPurpose | null;

  /** Address that ends mails of its kind, for its headers; erased with the texts. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  unsubscribeUrl!: string | null;

  /** The message whose text it holds; no foreign key, since mails outlive messages. */
  @Column({ type: 'integer', nullable: true })
  messageId!: number | null;

  /** The account whose name, text or former address it holds, unless that is the recipient. */
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column({ type: 'integer', nullable: true })
  aboutUserId!: number | null;

  /** The company, claim or plan request that it tells of, by its kind; no foreign key, since mails outlive them. */
  @Column({ type: 'integer', nullable: true })
  thingId!: number | null;

  /** The invitation whose link it holds. */
  @ForeignKey('company_invitations', { onDelete: 'CASCADE' })
  @Column({ type: 'integer', nullable: true })
  invitationId!: number | null;

  /** The request about personal data whose link or answer it holds. */
  @ForeignKey('data_requests', { onDelete: 'CASCADE' })
  @Column({ type: 'integer', nullable: true })
  dataRequestId!: number | null;

  /** Recipient and subject normalized for searches, a space before each word; a trigger writes it. */
  @Column({ type: 'text', name: 'folded', default: '', select: false, insert: false, update: false })
  searchText!: string;

  @Field(() => MailStatus, { description: 'State of the mail; `retryMail` sends failed ones again.' })
  @Column({ type: 'varchar', length: 10, default: MailStatus.queued })
  status!: MailStatus;

  @Field(() => Int, { description: 'Number of attempts.' })
  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Field(() => String, { nullable: true, description: 'Last error of the mail server or connection.' })
  @Column({ type: 'varchar', length: 500, nullable: true })
  lastError!: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  nextTryAt!: Date;

  /** The decision that can be undone until `nextTryAt`; no foreign key, since mails outlive it. */
  @Column({ type: 'integer', nullable: true })
  decisionId!: number | null;

  @Field(() => Date, { description: 'Time of writing.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Time when the mail server accepted it.' })
  @Column({ type: 'timestamptz', nullable: true })
  sentAt!: Date | null;

  /** The mail that was made anew of it; no foreign key, since it may be removed first. */
  @Column({ type: 'integer', nullable: true })
  resentAs!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A mail of the outbox with its text, while it waits.' })
export class MailPreview {
  @Field(() => Mail, { description: 'The mail.' })
  mail!: Mail;

  @Field(() => String, {
    nullable: true,
    description:
      'Its plain text, without the secret part of a link; null once it was sent, when texts are erased, and for API keys of an answer about personal data.',
  })
  text!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the outbox.' })
export class MailPage extends pageOf(Mail) {
  @Field({ description: 'False without `SMTP_URL`: mails stay in the outbox.' })
  isDelivering!: boolean;
}

export const MAIL_STATUS_NAMES: Readonly<Record<MailStatus, string>> = {
  queued: 'Na fila',
  sent: 'Enviado',
  failed: 'Falhou',
};
