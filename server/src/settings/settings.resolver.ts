import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { MayCall } from '../graphql/may-call.ts';
import { OpenInMaintenance } from '../graphql/open-in-maintenance.ts';
import { PublicRead } from '../graphql/public-read.ts';
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
