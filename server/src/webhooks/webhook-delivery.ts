import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { pageOf } from '../graphql/paging.ts';
import { WebhookEvent } from './webhook.ts';

export enum WebhookDeliveryStatus {
  queued = 'queued',
  sent = 'sent',
  failed = 'failed',
}
registerEnumType(WebhookDeliveryStatus, {
  name: 'WebhookDeliveryStatus',
  description: 'Status of a delivery.',
  valuesConfig: {
    queued: { description: 'Waits for its first attempt or the next one.' },
    sent: { description: 'The receiver accepted it.' },
    failed: { description: 'Given up; `resendWebhookDelivery` sends it again.' },
  },
});

/** An event for one webhook, and the log of its sending: the last attempt. */
@ObjectType({
  simpleResolvers: true,
  description: 'An event for a webhook and its last attempt; kept for 30 days.',
})
@Entity('webhook_deliveries')
@Check('webhook_deliveries_status_check', "status IN ('queued', 'sent', 'failed')")
@Index('webhook_deliveries_due_idx', { synchronize: false })
@Index('webhook_deliveries_subject_id_idx', { synchronize: false })
@Index(['webhookId', 'createdAt', 'id'])
export class WebhookDelivery {
  @Field(() => ID, { description: 'Value of `webhook-id`, the same at each attempt.' })
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id!: string;

  @ForeignKey('webhooks', { onDelete: 'CASCADE' })
  @Column({ type: 'integer' })
  webhookId!: number;

  @Field(() => WebhookEvent, { description: 'What happened.' })
  @Column({ type: 'varchar', length: 30 })
  event!: WebhookEvent;

  @Column({ type: 'integer', nullable: true })
  subjectId!: number | null;

  /** Changed columns of a company. */
  @Column({ type: 'text', array: true, nullable: true })
  changed!: string[] | null;

  @Field(() => WebhookDeliveryStatus, { description: 'Whether it arrived.' })
  @Column({ type: 'varchar', length: 10, default: WebhookDeliveryStatus.queued })
  status!: WebhookDeliveryStatus;

  @Field(() => Int, {
    description: 'Number of attempts since the event or the last `resendWebhookDelivery`.',
  })
  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  scheduledAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Time of the next attempt; null unless it is queued.' })
  @Column({ type: 'timestamptz', default: () => 'now()' })
  nextTryAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'Time of the last attempt; null before the first.' })
  @Column({ type: 'timestamptz', nullable: true })
  triedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'JSON that was sent last; null before the first attempt and once its texts were erased.',
  })
  @Column({ type: 'text', nullable: true })
  body!: string | null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer; null without one.' })
  @Column({ type: 'integer', nullable: true })
  answerStatus!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'First 1,000 characters of the last answer; null without one.',
  })
  @Column({ type: 'text', nullable: true })
  answer!: string | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds that the last attempt took.' })
  @Column({ type: 'integer', nullable: true })
  tookMs!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last attempt failed, in Portuguese; null otherwise.',
  })
  @Column({ type: 'varchar', length: 500, nullable: true })
  lastError!: string | null;

  @Field(() => Date, { description: 'Time of the event.' })
  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Deliveries of a webhook, the newest first.' })
export class WebhookDeliveryPage extends pageOf(WebhookDelivery) {}
