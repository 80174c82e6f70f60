import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { updateRecorded } from '../audit/update-recorded.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { OpenInMaintenance } from '../graphql/open-in-maintenance.ts';
import { PublicRead } from '../graphql/public-read.ts';
import { AppError } from '../shared/errors.ts';
import { Input } from '../shared/schema/described-arguments.ts';
import { corsOriginOf } from './cors-origin.ts';
import { PublicSettings, publicSettings } from './public-settings.ts';
import { UpdateSystemSettingsInput } from './settings.inputs.ts';
import { Settings } from './settings.ts';

/** Administrators: the settings of the site. */
const adminSystemSettings = (ctx: Context): Promise<Settings> =>
  ctx.db.manager.findOneByOrFail(Settings, { id: 1 });

/**
 * Administrators: changes the settings that are sent, for every instance from the next request on. BAD_USER_INPUT when
 * none is sent.
 */
async function updateSystemSettings(ctx: Context, input: UpdateSystemSettingsInput): Promise<Settings> {
  const { corsOrigins, ...others } = input;
  const origins = corsOrigins && { corsOrigins: [...new Set(corsOrigins.map(corsOriginOf))] };
  const sent = Object.fromEntries(
    Object.entries({ ...others, ...origins }).filter(([, value]) => value != null),
  );
  if (Object.keys(sent).length === 0) {
    throw new AppError('BAD_USER_INPUT', 'Envie pelo menos uma configuração.', { fields: {} });
  }
  return ctx.db.transaction(async (manager) => {
    const row = await lockRow(manager, Settings, 1);
    return (await updateRecorded(ctx, manager, { entity: Settings, row, sent, action: 'settings.update' }))
      .now;
  });
}

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
