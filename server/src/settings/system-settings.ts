import { changedValues } from '../audit/changed-values.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Context } from '../graphql/context.ts';
import { AppError } from '../shared/errors.ts';
import type { SystemSettingsInput } from './settings.inputs.ts';
import { Settings } from './settings.ts';

/** Administrators: the settings of the site. */
export const systemSettings = (ctx: Context): Promise<Settings> =>
  ctx.db.dataSource.manager.findOneByOrFail(Settings, { id: 1 });

/**
 * Administrators: changes the settings that are sent, for every instance from the next request on. BAD_USER_INPUT when
 * none is sent.
 */
export async function updateSystemSettings(ctx: Context, input: SystemSettingsInput): Promise<Settings> {
  if (Object.values(input).every((value) => value == null)) {
    throw new AppError('BAD_USER_INPUT', 'Envie pelo menos uma configuração.', { fields: {} });
  }
  return ctx.db.transaction(async (manager) => {
    const before = await manager.findOneOrFail(Settings, {
      where: { id: 1 },
      lock: { mode: 'pessimistic_write' },
    });
    const changed = changedValues(before, input);
    if (!changed) return before;
    await manager.update(Settings, 1, changed.after);
    await recordAction(ctx, manager, 'settings.update', 1, changed);
    return { ...before, ...changed.after };
  });
}
