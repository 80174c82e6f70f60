import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { OpenInMaintenance } from '../graphql/open-in-maintenance.ts';
import { PublicRead } from '../graphql/public-read.ts';
import { Input } from '../shared/schema/described-arguments.ts';
import { PublicSettings, publicSettings } from './public-settings.ts';
import { UpdateSystemSettingsInput } from './settings.inputs.ts';
import { Settings } from './settings.ts';
import { adminSystemSettings, updateSystemSettings } from './system-settings.ts';

@ForKeys('administration', { publicSettings: 'any' })
@Resolver()
export class SettingsResolver {
  @OpenInMaintenance()
  @PublicRead()
  @MayCall('anyone')
  @Query(() => PublicSettings, { description: 'Name, description and contact of the site.' })
  publicSettings(@Ctx() ctx: Context): Promise<PublicSettings> {
    return publicSettings(ctx);
  }

  @MayCall('manageSettings')
  @Query(() => Settings, { description: 'Administrators only: the settings of the site.' })
  adminSystemSettings(@Ctx() ctx: Context): Promise<Settings> {
    return adminSystemSettings(ctx);
  }

  @MayCall('manageSettings')
  @Mutation(() => Settings, {
    description: 'Administrators only: changes the settings from the next request on.',
  })
  updateSystemSettings(
    @Ctx() ctx: Context,
    @Input('What changes in the settings.') input: UpdateSystemSettingsInput,
  ): Promise<Settings> {
    return updateSystemSettings(ctx, input);
  }
}
