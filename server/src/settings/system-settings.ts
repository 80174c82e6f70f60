import { updateRecorded } from '../audit/update-recorded.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Context } from '../graphql/context.ts';
import { AppError } from '../shared/errors.ts';
import { corsOriginOf } from './cors-origin.ts';
import type { UpdateSystemSettingsInput } from './settings.inputs.ts';
import { Settings } from './settings.ts';

/** Administrators: the settings of the site. */
export const adminSystemSettings = (ctx: Context): Promise<Settings> =>
  ctx.db.manager.findOneByOrFail(Settings, { id: 1 });

/**
 * Administrators: changes the settings that are sent, for every instance from the next request on. BAD_USER_INPUT when
 * none is sent.
 */
export async function updateSystemSettings(
  ctx: Context,
  input: UpdateSystemSettingsInput,
): Promise<Settings> {
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
