import { ArrayMinSize, IsOptional, NotEquals } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { PageArgs } from '../graphql/paging.ts';
import { MaxCodePoints } from '../shared/text/validators.ts';
import { ConfirmedInput } from '../users/second-factor/confirm-person.ts';
import { WebhookDeliveryStatus } from './webhook-delivery.ts';
import { TEST_EVENT, type WebhookEvent, WebhookEvents } from './webhook-event.ts';

const SOME = { message: 'Escolha ao menos um evento.' };

@InputType({ description: 'A new webhook; `password` or `otp` are needed where it receives messages.' })
export class CreateWebhookInput extends ConfirmedInput {
  @Field({ description: 'Begins with https:// and is reached over the internet; at most 2,048 characters.' })
  @MaxCodePoints(2_048)
  url!: string;

  @Field(() => [WebhookEvents], { description: 'The events that it is told of, at least one.' })
  @ArrayMinSize(1, SOME)
  @NotEquals(TEST_EVENT, { each: true, ...SOME })
  events!: WebhookEvent[];
}

@InputType({
  description:
    'Changes of a webhook; what is absent stays. `password` or `otp` are needed where it receives messages, except to switch it off.',
})
export class UpdateWebhookInput extends ConfirmedInput {
  @Field(() => String, { nullable: true, description: 'As of a new webhook.' })
  @IsOptional()
  @MaxCodePoints(2_048)
  url?: string | null;

  @Field(() => [WebhookEvents], { nullable: true, description: 'As of a new webhook.' })
  @IsOptional()
  @ArrayMinSize(1, SOME)
  @NotEquals(TEST_EVENT, { each: true, ...SOME })
  events?: WebhookEvent[] | null;

  @Field(() => Boolean, { nullable: true, description: 'False switches it off, true on again.' })
  isActive?: boolean | null;
}

@ArgsType()
export class WebhookDeliveriesArgs extends PageArgs {
  @Field(() => ID, { description: "One of the caller's webhooks." })
  webhookId!: string;

  @Field(() => WebhookDeliveryStatus, { nullable: true, description: 'Only these; all when absent.' })
  status?: WebhookDeliveryStatus | null;
}
