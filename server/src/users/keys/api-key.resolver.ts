import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { PageArgs } from '../../graphql/paging.ts';
import { idOrZero } from '../../shared/ids.ts';
import { IdOf, Input } from '../../shared/schema/described-arguments.ts';
import { CreateApiKeyInput, CreatedApiKey } from './api-key.inputs.ts';
import { ApiKeyPage } from './api-key.ts';
import { apiKeysOf, createApiKey, deleteApiKey } from './api-keys.ts';

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
