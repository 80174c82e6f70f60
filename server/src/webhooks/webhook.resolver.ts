import { ArrayMinSize, IsOptional, NotEquals } from 'class-validator';
import { Args, ArgsType, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { recordAction } from '../audit/record-action.ts';
import { CHANNEL } from '../database/change-feed.ts';
import { Conditions } from '../database/conditions.ts';
import { oneRow, type Statement, transactionReader } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { Deletion } from '../graphql/deletion.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { listPage } from '../graphql/list-page.ts';
import { type Callers, MayCall } from '../graphql/may-call.ts';
import { type Page, PageArgs } from '../graphql/paging.ts';
import { throttle } from '../limits/throttle.ts';
import { conflict, notFound, unauthenticated } from '../shared/errors.ts';
import { IdOf, Input } from '../shared/schema/described-arguments.ts';
import { MaxCodePoints } from '../shared/text/validators.ts';
import { lockUser } from '../users/lock-users.ts';
import { ConfirmedInput } from '../users/second-factor/confirm-person.ts';
import {
  checkEvents,
  checkOwn,
  confirmMessages,
  lockOwn,
  loggedEvents,
  mailMessages,
  recorded,
} from './own-webhooks.ts';
import { newSecret } from './sign.ts';
import { checkUrl } from './target.ts';
import { Webhook } from './webhook.ts';
import { WebhookDelivery, WebhookDeliveryPage, WebhookDeliveryStatus } from './webhook-delivery.ts';
import { TEST_EVENT, type WebhookEvent, WebhookEvents } from './webhook-event.ts';
import { WEBHOOKS_TAG } from './webhook-sender.ts';

const SOME = { message: 'Escolha ao menos um evento.' };

@InputType({ description: 'A new webhook; `password` or `otp` are needed where it receives messages.' })
class CreateWebhookInput extends ConfirmedInput {
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
class UpdateWebhookInput extends ConfirmedInput {
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
class WebhookDeliveriesArgs extends PageArgs {
  @Field(() => ID, { description: "One of the caller's webhooks." })
  webhookId!: string;

  @Field(() => WebhookDeliveryStatus, { nullable: true, description: 'Only these; all when absent.' })
  status?: WebhookDeliveryStatus | null;
}

const CHANGED = 'O webhook acaba de ser alterado em outro lugar. Recarregue a página e confira.';
const WHO: readonly Callers[] = ['company', 'manageWebhooks'];

/** The webhooks of the signed-in person: an owner's for the own companies, an administrator's for the whole site. */
@ForKeys('webhooks')
@Resolver()
export class WebhookResolver {
  @MayCall(WHO)
  @Query(() => [Webhook], { description: "The caller's webhooks, the oldest first." })
  webhooks(@Ctx() ctx: Context): Promise<Webhook[]> {
    const where = { userId: requireViewer(ctx).id };
    return ctx.db.manager.find(Webhook, { where, order: { id: 'ASC' } });
  }

  @MayCall(WHO, (ctx: Context, { webhookId }: WebhookDeliveriesArgs) => checkOwn(ctx, webhookId))
  @Query(() => WebhookDeliveryPage, {
    description: "What was sent to one of the caller's webhooks in the last 30 days, the newest first.",
  })
  webhookDeliveries(@Ctx() ctx: Context, @Args() args: WebhookDeliveriesArgs): Promise<WebhookDeliveryPage> {
    return webhookDeliveries(ctx, args);
  }

  @MayCall(WHO, (ctx: Context, { input }: { input: CreateWebhookInput }) => checkEvents(ctx, input.events))
  @Mutation(() => Webhook, {
    description:
      "Creates a webhook: an owner's is told of the own companies, an administrator's of the whole site. CONFLICT when there are too many.",
  })
  async createWebhook(
    @Ctx() ctx: Context,
    @Input('The webhook.') input: CreateWebhookInput,
  ): Promise<Webhook> {
    const { id: userId } = requireViewer(ctx);
    checkEvents(ctx, input.events);
    const { webhookTestTargets, limits } = ctx.config;
    const url = await checkUrl(input.url, webhookTestTargets);
    // Last of what can be refused by what was typed: a code is used up.
    await confirmMessages(ctx, input.events, input);
    return ctx.db.transaction(async (manager) => {
      // Locked, so that those created at the same time are counted one by one.
      if (!(await lockUser(manager, userId))) throw unauthenticated();
      if ((await manager.countBy(Webhook, { userId })) >= limits.WEBHOOKS)
        throw conflict(`Você já tem ${limits.WEBHOOKS} webhooks. Remova um antes.`);
      const secret = newSecret();
      const { identifiers } = await manager.insert(Webhook, {
        userId,
        url,
        events: [...new Set(input.events)],
        secret,
      });
      const webhook = await manager.findOneByOrFail(Webhook, { id: identifiers[0]?.id as number });
      await recordAction(ctx, manager, 'webhook.create', webhook.id, recorded(webhook));
      await mailMessages(ctx, manager, webhook.events);
      return { ...webhook, newSecret: secret };
    });
  }

  @MayCall(WHO, (ctx: Context, { id }: { id: string }) => checkOwn(ctx, id))
  @Mutation(() => Webhook, { description: "Changes one of the caller's webhooks, or switches it on or off." })
  async updateWebhook(
    @Ctx() ctx: Context,
    @IdOf('webhook') id: string,
    @Input('What changes.') input: UpdateWebhookInput,
  ): Promise<Webhook> {
    const { url: rawUrl, events, isActive } = input;
    const { id: webhookId, events: before } = await checkOwn(ctx, id);
    checkEvents(ctx, events ?? []);
    const needsConfirmation = Boolean(rawUrl || events || isActive);
    const url = rawUrl && (await checkUrl(rawUrl, ctx.config.webhookTestTargets));
    // Logged messages could be sent again to the new address.
    const logged = rawUrl ? await loggedEvents(ctx.db.manager, webhookId) : [];
    const confirmed = [...(events ?? before), ...logged];
    if (needsConfirmation) await confirmMessages(ctx, confirmed, input);
    return ctx.db.transaction(async (manager) => {
      const webhook = await lockOwn(ctx, manager, id);
      if (!events && String(webhook.events) !== String(before)) throw conflict(CHANGED);
      const isTurnedOn = isActive && { disabledReason: null, failingSince: null };
      Object.assign(
        webhook,
        url && { url, failingSince: null },
        events && { events: [...new Set(events)] },
        isActive != null && { isActive },
        isTurnedOn,
      );
      await recordAction(ctx, manager, 'webhook.update', webhook.id, recorded(webhook));
      if (needsConfirmation) await mailMessages(ctx, manager, confirmed);
      return manager.save(webhook);
    });
  }

  @MayCall(WHO)
  @Mutation(() => Deletion, {
    description: "Deletes one of the caller's webhooks with its log.",
  })
  deleteWebhook(@Ctx() ctx: Context, @IdOf('webhook') id: string): Promise<Deletion> {
    return ctx.db.transaction(async (manager) => {
      const webhook = await lockOwn(ctx, manager, id);
      await manager.delete(Webhook, webhook.id);
      await recordAction(ctx, manager, 'webhook.remove', webhook.id, recorded(webhook));
      return { id: webhook.id };
    });
  }

  @MayCall(WHO)
  @Mutation(() => Webhook, {
    description:
      "Makes a new secret for one of the caller's webhooks; the old one signs as well for 24 hours.",
  })
  rotateWebhookSecret(@Ctx() ctx: Context, @IdOf('webhook') id: string): Promise<Webhook> {
    return ctx.db.transaction(async (manager) => {
      const webhook = await lockOwn(ctx, manager, id);
      const secret = newSecret();
      Object.assign(webhook, { secret, previousSecret: webhook.secret, rotatedAt: new Date() });
      await recordAction(ctx, manager, 'webhook.rotate-secret', webhook.id, recorded(webhook));
      return { ...(await manager.save(webhook)), newSecret: secret };
    });
  }

  @MayCall(WHO)
  @Mutation(() => WebhookDelivery, {
    description:
      "Sends `webhook.test` to one of the caller's webhooks, once and also when it is off; `webhookDeliveries` has the answer.",
  })
  testWebhook(@Ctx() ctx: Context, @IdOf('webhook') id: string): Promise<WebhookDelivery> {
    return testWebhook(ctx, id);
  }

  @MayCall(WHO)
  @Mutation(() => WebhookDelivery, {
    description:
      'Sends an event again, with the same `webhook-id`. CONFLICT while it is queued or the webhook is off.',
  })
  resendWebhookDelivery(@Ctx() ctx: Context, @IdOf('delivery') id: string): Promise<WebhookDelivery> {
    return resendDelivery(ctx, id);
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HOUR = 60 * 60;
const COLUMNS = `d.id, d.event, d.status, d.attempts, d.body, d.answer, d.answer_status AS "answerStatus",
  d.took_ms AS "tookMs", d.last_error AS "lastError", d.tried_at AS "triedAt", d.created_at AS "createdAt",
  CASE WHEN d.status = 'queued' THEN nullif(d.next_try_at, 'infinity') END AS "nextTryAt"`;
const TEST: Statement = {
  name: 'webhook_test',
  text: `INSERT INTO webhook_deliveries AS d (webhook_id, event) VALUES ($1, $2) RETURNING ${COLUMNS}`,
};
const WEBHOOK_OF: Statement = {
  name: 'webhook_of_delivery',
  text: 'SELECT webhook_id AS "webhookId" FROM webhook_deliveries WHERE id = $1',
};
const RESEND: Statement = {
  name: 'webhook_resend',
  text: `UPDATE webhook_deliveries d SET status = 'queued', attempts = 0, scheduled_at = now(), next_try_at = now()
         WHERE id = $1 AND status <> 'queued' RETURNING ${COLUMNS}`,
};

/** Returns the log of one of the caller's webhooks, the newest first. */
async function webhookDeliveries(ctx: Context, args: WebhookDeliveriesArgs): Promise<Page<WebhookDelivery>> {
  const { id: webhookId } = await checkOwn(ctx, args.webhookId);
  const filter = new Conditions();
  filter.add((placeholder) => `d.webhook_id = ${placeholder(webhookId)}`);
  if (args.status) filter.add((placeholder) => `d.status = ${placeholder(args.status)}`);
  const list = {
    from: 'webhook_deliveries d',
    filter,
    order: 'd.created_at DESC, d.id DESC',
    columns: COLUMNS,
  };
  return listPage<WebhookDelivery>(ctx.db.reads, list, args);
}

/** Queues a test event, also for a webhook that is off. It is tried once. */
function testWebhook(ctx: Context, id: string): Promise<WebhookDelivery> {
  return ctx.db.transaction(async (manager) => {
    const webhook = await lockOwn(ctx, manager, id);
    await sendNow(ctx, manager);
    return oneRow<WebhookDelivery>(transactionReader(manager), TEST, [webhook.id, TEST_EVENT]);
  });
}

/** Sends an event again, with the same id and all attempts; CONFLICT while it is queued or its webhook is off. */
function resendDelivery(ctx: Context, id: string): Promise<WebhookDelivery> {
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const [stored] = UUID.test(id) ? await db.query<{ webhookId: number }>(WEBHOOK_OF, [id]) : [];
    if (!stored) throw notFound('Este envio não existe mais: o registro guarda 30 dias.');
    const { isActive } = await lockOwn(ctx, manager, stored.webhookId);
    if (!isActive) throw conflict('Este webhook está desligado. Ligue-o antes de reenviar.');
    await sendNow(ctx, manager);
    const [delivery] = await db.query<WebhookDelivery>(RESEND, [id]);
    if (!delivery) throw conflict('Este envio já está na fila.');
    return delivery;
  });
}

/** Wakes the senders after the commit; RATE_LIMITED for an account that tests and resends too often. */
async function sendNow(ctx: Context, manager: EntityManager): Promise<void> {
  const key = `webhook:${requireViewer(ctx).id}`;
  await throttle(transactionReader(manager), key, HOUR, ctx.config.limits.WEBHOOK_RESENDS);
  await manager.query('SELECT pg_notify($1, $2)', [CHANNEL, WEBHOOKS_TAG]);
}
