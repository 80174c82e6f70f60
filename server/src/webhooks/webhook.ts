import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** GraphQL has no dots in names; the values are the types of the payloads. */
export enum WebhookEvent {
  company_created = 'company.created',
  company_approved = 'company.approved',
  company_rejected = 'company.rejected',
  company_changed = 'company.changed',
  company_deleted = 'company.deleted',
  rating_created = 'rating.created',
  message_created = 'message.created',
  plan_request_created = 'plan_request.created',
  plan_request_decided = 'plan_request.decided',
  claim_created = 'claim.created',
  claim_decided = 'claim.decided',
  webhook_test = 'webhook.test',
}
registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'What a webhook is told of; payloads have a dot in its name: `company.created`.',
  valuesConfig: {
    company_created: { description: 'A company was registered, created or imported.' },
    company_approved: { description: 'A company that waited for approval was approved.' },
    company_rejected: { description: 'A company that waited for approval was rejected and so deleted.' },
    company_changed: { description: 'A company was changed; the payload names the fields.' },
    company_deleted: { description: 'A company was deleted, other than by a rejection.' },
    rating_created: { description: 'A company was rated.' },
    message_created: { description: 'A message was sent to or by a company.' },
    plan_request_created: { description: 'An owner asked for another plan.' },
    plan_request_decided: { description: 'A plan request was approved or rejected.' },
    claim_created: { description: 'An account claimed a company without owner.' },
    claim_decided: { description: 'A claim was approved or rejected.' },
    webhook_test: { description: 'A test was asked for; always sent, never chosen.' },
  },
});

/** An address that is sent events: of an owner's companies, or for administrators of the whole site. */
@ObjectType({ simpleResolvers: true, description: 'An address that is told of events by signed requests.' })
@Entity('webhooks')
@Check('webhooks_events_check', 'cardinality(events) > 0')
export class Webhook {
  @Field(() => ID, { description: 'Id of the webhook.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Index()
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column({ type: 'integer' })
  userId!: number;

  @Field({ description: 'Where events are sent to.' })
  @Column({ type: 'varchar', length: 2048 })
  url!: string;

  @Field(() => [WebhookEvent], { description: 'The events that it is told of.' })
  @Column({ type: 'varchar', length: 30, array: true })
  events!: WebhookEvent[];

  @Field({
    description: 'False: switched off, by its person or after lasting failure. Events are not kept for it.',
  })
  @Column({ type: 'boolean', default: true })
  isActive!: boolean;

  @Column({ type: 'varchar', length: 60 })
  secret!: string;

  @Column({ type: 'varchar', length: 60, nullable: true })
  previousSecret!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the last rotation; the secret before it signs for 24 hours more. Null without one.',
  })
  @Column({ type: 'timestamptz', nullable: true })
  rotatedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'First of the failures since the last success; null after a success.',
  })
  @Column({ type: 'timestamptz', nullable: true })
  failingSince!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the product switched it off; null when it did not.',
  })
  @Column({ type: 'varchar', length: 200, nullable: true })
  disabledReason!: string | null;

  @Field(() => Date, { description: 'Time of creation.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A webhook with its secret, which is shown this once.' })
export class WebhookWithSecret {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook!: Webhook;

  @Field({ description: 'Key of the signatures, `whsec_` and base64.' })
  secret!: string;
}
