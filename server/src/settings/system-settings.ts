import { recordAction } from '../audit/record-action.ts';
import type { Statement } from '../database/statement.ts';
import { requireRole } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { AppError } from '../shared/errors.ts';
import { Settings } from './settings.ts';
import type { SystemSettings, SystemSettingsInput } from './system-settings.ts';

const READ: Statement = {
  name: 'system_settings',
  text: `SELECT site_name AS "siteName", site_description AS "siteDescription",
           max_companies_per_user AS "maxCompaniesPerUser", auto_approve_companies AS "autoApproveCompanies",
           maintenance_mode AS "maintenanceMode", contact_email AS "contactEmail",
           support_phone AS "supportPhone"
         FROM settings`,
};

/** Administrators: the settings of the site. */
export async function systemSettings(ctx: Context): Promise<SystemSettings> {
  requireRole(ctx, 'admin');
  const [settings] = await ctx.db.reads.query<SystemSettings>(READ);
  if (!settings) throw new Error('The settings row is missing; seeds make it at start.');
  return settings;
}

/**
 * Administrators: changes the settings that are sent, for every instance from the next request on. BAD_USER_INPUT when
 * none is sent.
 */
export async function updateSystemSettings(
  ctx: Context,
  input: SystemSettingsInput,
): Promise<SystemSettings> {
  requireRole(ctx, 'admin');
  if (Object.values(input).every((value) => value == null)) {
    throw new AppError('BAD_USER_INPUT', 'Envie pelo menos uma configuração.', { fields: {} });
  }
  await ctx.db.transaction(async (manager) => {
    const before = await manager.findOneOrFail(Settings, {
      where: { id: 1 },
      lock: { mode: 'pessimistic_write' },
    });
    const keys = (Object.keys(input) as Array<keyof SystemSettingsInput>).filter(
      (key) => input[key] != null && input[key] !== before[key],
    );
    if (keys.length === 0) return;
    const pick = (of: SystemSettingsInput) => Object.fromEntries(keys.map((key) => [key, of[key]]));
    await manager.update(Settings, 1, pick(input));
    await recordAction(ctx, manager, {
      action: 'settings.update',
      subjectType: 'settings',
      subjectId: 1,
      before: pick(before),
      after: pick(input),
    });
  });
  return systemSettings(ctx);
}
