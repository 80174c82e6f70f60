import { ArrayMinSize, ArrayUnique, IsOptional, NotEquals } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { PageArgs } from '../graphql/paging.ts';
import { MaxCodePoints } from '../shared/text/max-code-points.ts';
import { WebhookEvent } from './webhook.ts';
import { WebhookDeliveryStatus } from './webhook-delivery.ts';

const EVENTS = 'Escolha ao menos um evento.';
const URL_DESCRIPTION = 'Begins with https:// and is reached over the internet; at most 2,048 characters.';

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput {
  @Field({ description: URL_DESCRIPTION })
  @MaxCodePoints(2_048)
  url!: string;

  @Field(() => [WebhookEvent], { description: 'The events that it is told of, at least one.' })
  @ArrayMinSize(1, { message: EVENTS })
  @ArrayUnique({ message: EVENTS })
  @NotEquals(WebhookEvent.webhook_test, { each: true, message: EVENTS })
  events!: WebhookEvent[];
}

@InputType({ description: 'Changes of a webhook; what is absent stays.' })
export class UpdateWebhookInput {
  @Field(() => String, { nullable: true, description: URL_DESCRIPTION })
  @IsOptional()
  @MaxCodePoints(2_048)
  url?: string | null;

  @Field(() => [WebhookEvent], {
    nullable: true,
    description: 'The events that it is told of, at least one.',
  })
  @IsOptional()
  @ArrayMinSize(1, { message: EVENTS })
  @ArrayUnique({ message: EVENTS })
  @NotEquals(WebhookEvent.webhook_test, { each: true, message: EVENTS })
  events?: WebhookEvent[] | null;

  @Field(() => Boolean, { nullable: true, description: 'False switches it off; true on again.' })
  isActive?: boolean | null;
}

@ArgsType()
export class WebhookDeliveriesArgs extends PageArgs {
  @Field(() => ID, { description: "One of the caller's webhooks." })
  webhookId!: string;

  @Field(() => WebhookDeliveryStatus, { nullable: true, description: 'Only these; all when absent.' })
  status?: WebhookDeliveryStatus | null;
}
