import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { MayCall } from '../graphql/may-call.ts';
import { systemSettings, updateSystemSettings } from './manage-settings.ts';
import { SystemSettings, SystemSettingsInput } from './system-settings.ts';

@Resolver(() => SystemSettings)
export class SystemSettingsResolver {
  @MayCall('admin')
  @Query(() => SystemSettings, { description: 'Administrators only: the settings of the site.' })
  systemSettings(@Ctx() ctx: Context): Promise<SystemSettings> {
    return systemSettings(ctx);
  }

  @MayCall('admin')
  @Mutation(() => SystemSettings, {
    description: 'Administrators only: changes the settings from the next request on.',
  })
  updateSystemSettings(
    @Ctx() ctx: Context,
    @Arg('input') input: SystemSettingsInput,
  ): Promise<SystemSettings> {
    return updateSystemSettings(ctx, input);
  }
}
