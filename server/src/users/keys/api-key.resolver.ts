import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { PageArgs } from '../../graphql/paging.ts';
import { idOrZero } from '../../shared/ids.ts';
import { CreateApiKeyInput, CreatedApiKey } from './api-key.inputs.ts';
import { ApiKey, ApiKeyPage } from './api-key.ts';
import { apiKeysOf, createApiKey, deleteApiKey } from './api-keys.ts';

@ForKeys(null)
@Resolver()
export class ApiKeyResolver {
  @MayCall('signed in')
  @Query(() => ApiKeyPage, { description: 'The API keys of the signed-in person.' })
  apiKeys(@Ctx() ctx: Context, @Args() args: PageArgs): Promise<ApiKeyPage> {
    return apiKeysOf(ctx, requireViewer(ctx).id, args);
  }

  @MayCall('admin')
  @Query(() => ApiKeyPage, { description: 'Administrators only: the API keys of an account.' })
  adminApiKeys(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID, { description: 'Account of the keys.' }) userId: string,
    @Args() args: PageArgs,
  ): Promise<ApiKeyPage> {
    return apiKeysOf(ctx, idOrZero(userId), args);
  }

  @MayCall(['company', 'admin'])
  @Mutation(() => CreatedApiKey, {
    description: 'Creates an API key of the signed-in person. CONFLICT with 20 keys.',
  })
  createApiKey(@Ctx() ctx: Context, @Arg('input') input: CreateApiKeyInput): Promise<CreatedApiKey> {
    return createApiKey(ctx, input);
  }

  @MayCall('signed in')
  @Mutation(() => ApiKey, {
    description:
      'Ends an API key of the signed-in person, or any one for administrators, and returns it. NOT_FOUND when it was ended.',
  })
  deleteApiKey(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<ApiKey> {
    return deleteApiKey(ctx, id);
  }
}
