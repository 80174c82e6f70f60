import { ArrayMaxSize, ArrayNotEmpty, IsNotEmpty } from 'class-validator';
import { Args, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { recordAction } from '../../audit/record-action.ts';
import { Conditions } from '../../database/conditions.ts';
import { may, requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { ApiKeyScope } from '../../graphql/keys/api-key-scope.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { listPage } from '../../graphql/list-page.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { type Page, PageArgs } from '../../graphql/paging.ts';
import { conflict, notFound, unauthenticated } from '../../shared/errors.ts';
import { idOrZero, parseId } from '../../shared/ids.ts';
import { IdOf, Input } from '../../shared/schema/described-arguments.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { MaxCodePoints } from '../../shared/text/validators.ts';
import { lockUser } from '../lock-users.ts';
import { queueSecurityMail } from '../password/account-mails.ts';
import { ConfirmedInput, confirmPerson } from '../second-factor/confirm-person.ts';
import { Session } from '../sessions/session.ts';
import { tokenHashOf } from '../tokens.ts';
import { ApiKey, ApiKeyPage, keyLabel } from './api-key.ts';
import { beginningOf, newKey } from './key-text.ts';

const ApiKeyExpiry = graphqlEnum('ApiKeyExpiry', 'How long an API key is valid.', {
  days30: '30 days.',
  days90: '90 days.',
  days365: '365 days.',
  never: 'Until it is ended.',
});
type ApiKeyExpiry = keyof typeof ApiKeyExpiry;

@InputType({ description: 'A new API key.' })
class CreateApiKeyInput extends ConfirmedInput {
  @Field({ description: 'What it is for, 1 to 60 characters.' })
  @IsNotEmpty({ message: 'Dê um nome à chave, como o do sistema que vai usá-la.' })
  @MaxCodePoints(60)
  name!: string;

  @Field(() => [ApiKeyScope], { description: 'What it may do; at least one.' })
  @ArrayNotEmpty({ message: 'Escolha ao menos uma permissão.' })
  @ArrayMaxSize(Object.keys(ApiKeyScope).length, { message: 'Envie cada permissão uma vez.' })
  scopes!: ApiKeyScope[];

  @Field(() => ApiKeyExpiry, { description: 'How long it is valid.' })
  expiry!: ApiKeyExpiry;
}

@ObjectType({ simpleResolvers: true, description: 'A new API key with its secret.' })
class CreatedApiKey {
  @Field(() => ApiKey, { description: 'The key as it is listed.' })
  apiKey!: ApiKey;

  @Field({ description: 'Send it as `Authorization: Bearer …`. It is shown here only, and stored nowhere.' })
  secret!: string;
}

@ForKeys(null)
@Resolver()
export class ApiKeyResolver {
  @MayCall('signed in')
  @Query(() => ApiKeyPage, { description: 'The API keys of the signed-in person.' })
  myApiKeys(@Ctx() ctx: Context, @Args() args: PageArgs): Promise<ApiKeyPage> {
    return apiKeysOf(ctx, requireViewer(ctx).id, args);
  }

  @MayCall('manageUsers')
  @Query(() => ApiKeyPage, { description: 'Administrators only: the API keys of an account.' })
  adminApiKeys(
    @Ctx() ctx: Context,
    @IdOf('account', 'userId') userId: string,
    @Args() args: PageArgs,
  ): Promise<ApiKeyPage> {
    return apiKeysOf(ctx, idOrZero(userId), args);
  }

  @MayCall(['company', 'seeLists'])
  @Mutation(() => CreatedApiKey, {
    description:
      'Creates an API key of the signed-in person, given the password or a code, and mails the account. CONFLICT with 20 keys.',
  })
  createApiKey(@Ctx() ctx: Context, @Input('The new key.') input: CreateApiKeyInput): Promise<CreatedApiKey> {
    return createApiKey(ctx, input);
  }

  @MayCall('signed in')
  @Mutation(() => Deletion, {
    description:
      'Ends an API key of the signed-in person, or any one for administrators who manage accounts. NOT_FOUND when it was ended.',
  })
  deleteApiKey(@Ctx() ctx: Context, @IdOf('key') id: string): Promise<Deletion> {
    return deleteApiKey(ctx, id);
  }
}

/** Keys of an account, expired ones too. */
const MOST_KEYS = 20;
const TOO_MANY = `Uma conta tem no máximo ${MOST_KEYS} chaves de API. Encerre uma que não usa mais.`;
const KEY_NOT_FOUND = 'Esta chave de API não existe ou já foi encerrada.';
const DAY_MS = 24 * 60 * 60_000;
const DAYS: Record<ApiKeyExpiry, number | null> = { days30: 30, days90: 90, days365: 365, never: null };

/** Returns an account's API keys, the newest first; none for an account that does not exist. */
function apiKeysOf(ctx: Context, userId: number, args: PageArgs): Promise<Page<ApiKey>> {
  const filter = new Conditions();
  filter.add((placeholder) => `user_id = ${placeholder(userId)}::int`);
  const columns = `id, name, beginning, scopes, created_at AS "createdAt", expires_at AS "expiresAt",
    last_used_at AS "lastUsedAt"`;
  return listPage<ApiKey>(ctx.db.reads, { from: 'api_keys', filter, order: 'id DESC', columns }, args);
}

/**
 * Creates a key of the signed-in person, who is asked for the password again, and returns it with its secret. CONFLICT beyond
 * `MOST_KEYS`.
 */
async function createApiKey(ctx: Context, input: CreateApiKeyInput): Promise<CreatedApiKey> {
  const { name, scopes, expiry } = input;
  const viewer = requireViewer(ctx);
  await confirmPerson(ctx, input);
  const secret = newKey();
  const days = DAYS[expiry];
  const apiKey = await ctx.db.transaction(async (manager) => {
    // A simultaneous deactivation or new password ends this key too, or has ended the session.
    const user = await lockUser(manager, viewer.id);
    if (!user || !(await manager.existsBy(Session, { tokenHash: viewer.tokenHash }))) throw unauthenticated();
    if ((await manager.countBy(ApiKey, { userId: viewer.id })) >= MOST_KEYS) throw conflict(TOO_MANY);
    const key = await manager.save(
      manager.create(ApiKey, {
        keyHash: tokenHashOf(secret),
        userId: viewer.id,
        name,
        beginning: beginningOf(secret),
        scopes: [...new Set(scopes)],
        expiresAt: days === null ? null : new Date(Date.now() + days * DAY_MS),
        lastUsedAt: null,
      }),
    );
    await recordAction(ctx, manager, 'user.key-create', viewer.id, {
      after: { apiKey: keyLabel(key), scopes: key.scopes, expiresAt: key.expiresAt },
    });
    await queueSecurityMail(ctx, manager, user.email, 'api-key');
    return key;
  });
  return { apiKey, secret };
}

/** Ends a key of the signed-in person, or any for administrators. Every instance rejects it from then on. */
async function deleteApiKey(ctx: Context, id: string): Promise<Deletion> {
  const viewer = requireViewer(ctx);
  const number = parseId(id, KEY_NOT_FOUND);
  return ctx.db.transaction(async (manager) => {
    const key = await manager.findOne(ApiKey, {
      where: { id: number, ...(!may(ctx, 'manageUsers') && { userId: viewer.id }) },
      lock: { mode: 'pessimistic_write' },
    });
    if (!key) throw notFound(KEY_NOT_FOUND);
    await manager.delete(ApiKey, number);
    await recordAction(ctx, manager, 'user.key-end', key.userId, { before: { apiKey: keyLabel(key) } });
    return { id: number };
  });
}
