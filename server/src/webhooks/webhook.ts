import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Url } from '../shared/schema/scalars.ts';
import { type WebhookEvent, WebhookEvents } from './webhook-event.ts';

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

  @Field(() => Url, { description: 'Where events are sent to.' })
  @Column({ type: 'varchar', length: 2048 })
  url!: string;

  @Field(() => [WebhookEvents], { description: 'The events that it is told of.' })
  @Column({ type: 'varchar', length: 30, array: true })
  events!: WebhookEvent[];

  @Field({
    description: 'False: switched off, by its person or after lasting failure; events are not kept for it.',
  })
  @Column({ type: 'boolean', default: true })
  isActive!: boolean;

  @Column({ type: 'varchar', length: 60 })
  secret!: string;

  @Column({ type: 'varchar', length: 60, nullable: true })
  previousSecret!: string | null;

  @Field(() => String, { nullable: true, description: 'Key of its signatures, where this call has made it.' })
  newSecret?: string;

  @Field(() => Date, {
    nullable: true,
    description: 'Last change of the secret, after which the one before it signs for 24 hours more.',
  })
  @Column({ type: 'timestamptz', nullable: true })
  rotatedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'First failure since the last success.' })
  @Column({ type: 'timestamptz', nullable: true })
  failingSince!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why the product switched it off, in Portuguese.' })
  @Column({ type: 'varchar', length: 200, nullable: true })
  disabledReason!: string | null;

  @Field(() => Date, { description: 'Time of creation.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
