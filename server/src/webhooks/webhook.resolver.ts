import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, Role } from '../graphql/context.ts';
import { MayCall } from '../graphql/may-call.ts';
import {
  createWebhook,
  deleteWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './manage-webhooks.ts';
import { checkOwn, ownWebhooks, webhookDeliveries } from './read-webhooks.ts';
import { CreateWebhookInput, UpdateWebhookInput, WebhookDeliveriesArgs } from './webhook.inputs.ts';
import { Webhook, WebhookWithSecret } from './webhook.ts';
import { WebhookDelivery, WebhookDeliveryPage } from './webhook-delivery.ts';

const WHO: Role[] = ['company', 'admin'];

/** The webhooks of the signed-in person: an owner's for the own companies, an administrator's for the whole site. */
@Resolver()
export class WebhookResolver {
  @MayCall(WHO)
  @Query(() => [Webhook], { description: "The caller's webhooks." })
  webhooks(@Ctx() ctx: Context): Promise<Webhook[]> {
    return ownWebhooks(ctx);
  }

  @MayCall(WHO, (ctx: Context, { webhookId }: WebhookDeliveriesArgs) => checkOwn(ctx, webhookId))
  @Query(() => WebhookDeliveryPage, {
    description: "What was sent to one of the caller's webhooks in the last 30 days, the newest first.",
  })
  webhookDeliveries(@Ctx() ctx: Context, @Args() args: WebhookDeliveriesArgs): Promise<WebhookDeliveryPage> {
    return webhookDeliveries(ctx, args);
  }

  @MayCall(WHO)
  @Mutation(() => WebhookWithSecret, {
    description:
      "Creates a webhook: an owner's is told of the own companies, an administrator's of the whole site. CONFLICT when there are too many.",
  })
  createWebhook(@Ctx() ctx: Context, @Arg('input') input: CreateWebhookInput): Promise<WebhookWithSecret> {
    return createWebhook(ctx, input);
  }

  @MayCall(WHO, (ctx: Context, { id }: { id: string }) => checkOwn(ctx, id))
  @Mutation(() => Webhook, { description: "Changes one of the caller's webhooks, or switches it on or off." })
  updateWebhook(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: UpdateWebhookInput,
  ): Promise<Webhook> {
    return updateWebhook(ctx, id, input);
  }

  @MayCall(WHO)
  @Mutation(() => Webhook, {
    description: "Deletes one of the caller's webhooks with its log; returns what it was.",
  })
  deleteWebhook(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Webhook> {
    return deleteWebhook(ctx, id);
  }

  @MayCall(WHO)
  @Mutation(() => WebhookWithSecret, {
    description:
      "Makes a new secret for one of the caller's webhooks; the old one signs as well for 24 hours.",
  })
  rotateWebhookSecret(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<WebhookWithSecret> {
    return rotateWebhookSecret(ctx, id);
  }

  @MayCall(WHO)
  @Mutation(() => WebhookDelivery, {
    description:
      "Sends `webhook.test` to one of the caller's webhooks, once and also when it is off; `webhookDeliveries` has the answer.",
  })
  testWebhook(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<WebhookDelivery> {
    return testWebhook(ctx, id);
  }

  @MayCall(WHO)
  @Mutation(() => WebhookDelivery, {
    description:
      'Sends an event again, with the same `webhook-id`. CONFLICT while it is queued or the webhook is off.',
  })
  resendWebhookDelivery(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<WebhookDelivery> {
    return resendWebhookDelivery(ctx, id);
  }
}
