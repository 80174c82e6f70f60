import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../lib/context.ts';
import { MayCall } from '../lib/may-call.ts';
import { OpenInMaintenance } from '../lib/open-in-maintenance.ts';
import { PublicRead } from '../lib/public-read.ts';
import { PublicSettings } from './public-settings.ts';
import { publicSettings } from './read-settings.ts';

@Resolver(() => PublicSettings)
export class SettingsResolver {
  @OpenInMaintenance()
  @PublicRead()
  @MayCall('anyone')
  @Query(() => PublicSettings, { description: 'Name, description and contact of the site.' })
  publicSettings(@Ctx() ctx: Context): Promise<PublicSettings> {
    return publicSettings(ctx);
  }
}
