import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import type { PublicSettings } from './public-settings.ts';

const PUBLIC: Statement = {
  name: 'public_settings',
  text: `SELECT site_name AS "siteName", site_description AS "siteDescription",
           contact_email AS "contactEmail", support_phone AS "supportPhone",
           maintenance_mode AS "maintenanceMode"
         FROM settings`,
};

type FromConfig = 'mapsApiKey' | 'cepApiUrl' | 'sendsEmails';

/** Public settings; the maps key, the lookup of postal codes and whether mails are sent come from the configuration. */
export async function publicSettings(ctx: Context): Promise<PublicSettings> {
  ctx.answer.tags.add('settings');
  const [row] = await ctx.db.reads.query<Omit<PublicSettings, FromConfig>>(PUBLIC);
  if (!row) throw new Error('The settings row is missing; seeds make it at start.');
  const { mapsApiKey, cepApiUrl, smtpUrl } = ctx.config;
  return { ...row, mapsApiKey: mapsApiKey ?? null, cepApiUrl, sendsEmails: smtpUrl !== undefined };
}
