import { Field, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../graphql/paging.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { type WebhookEvent, WebhookEvents } from './webhook-event.ts';

export const WebhookDeliveryStatus = graphqlEnum('WebhookDeliveryStatus', 'Status of a delivery.', {
  queued: 'Waits for its first attempt or the next one.',
  sent: 'The receiver accepted it.',
  failed: 'Given up; `resendWebhookDelivery` sends it again.',
});
export type WebhookDeliveryStatus = keyof typeof WebhookDeliveryStatus;

@ObjectType({
  simpleResolvers: true,
  description: 'An event for a webhook and its last attempt; kept for 30 days.',
})
export class WebhookDelivery {
  @Field(() => ID, { description: 'Value of `webhook-id`, the same at each attempt.' })
  id!: string;

  @Field(() => WebhookEvents, { description: 'What happened.' })
  event!: WebhookEvent;

  @Field(() => WebhookDeliveryStatus, { description: 'Whether it arrived.' })
  status!: WebhookDeliveryStatus;

  @Field(() => Int, {
    description: 'Number of attempts since the event or the last `resendWebhookDelivery`.',
  })
  attempts!: number;

  @Field(() => Date, { nullable: true, description: 'Time of the next attempt; null unless it is queued.' })
  nextTryAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'Time of the last attempt; null before the first.' })
  triedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'JSON sent last; null before that, and once it was erased.',
  })
  body!: string | null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer; null without one.' })
  answerStatus!: number | null;

  @Field(() => String, { nullable: true, description: 'First 1,000 characters of the last answer.' })
  answer!: string | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds that the last attempt took.' })
  tookMs!: number | null;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed, in Portuguese.' })
  lastError!: string | null;

  @Field(() => Date, { description: 'Time of the event.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Deliveries of a webhook, the newest first.' })
export class WebhookDeliveryPage extends pageOf(WebhookDelivery) {}
