import { Field, ObjectType } from 'type-graphql';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { Url } from '../shared/schema/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'A server of map tiles.' })
export class MapTiles {
  @Field({ description: 'Address of a tile, with {z}, {x} and {y} for zoom, column and row.' })
  url!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who made the map, to be shown on it; null for nobody.',
  })
  attribution!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The public settings.' })
export class PublicSettings {
  @Field({ description: 'Name of the site, in header, footer and page titles.' })
  siteName!: string;

  @Field({ description: 'Description of the site, one sentence under the title.' })
  siteDescription!: string;

  @Field({ description: 'E-mail in the footer.' })
  contactEmail!: string;

  @Field({ description: 'Phone in the footer, shown as stored.' })
  supportPhone!: string;

  @Field({ description: 'True while only administrators are served.' })
  maintenanceMode!: boolean;

  @Field({ description: 'Whether a mail server is configured; without one mails are written, not sent.' })
  sendsEmails!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Key of the embedded maps service, from the configuration.',
  })
  mapsApiKey!: string | null;

  @Field(() => MapTiles, {
    nullable: true,
    description: "Tiles for maps, from the configuration; null shows the product's own outlines.",
  })
  mapTiles!: MapTiles | null;

  @Field(() => Url, {
    description:
      'Address of the lookup of postal codes: `<address>/<eight digits>/json/`, in the format of ViaCEP.',
  })
  cepApiUrl!: string;
}

const PUBLIC: Statement = {
  name: 'public_settings',
  text: `SELECT site_name AS "siteName", site_description AS "siteDescription",
           contact_email AS "contactEmail", support_phone AS "supportPhone",
           maintenance_mode AS "maintenanceMode"
         FROM settings`,
};

type FromConfig = 'mapsApiKey' | 'mapTiles' | 'cepApiUrl' | 'sendsEmails';

/** Returns public settings; the maps key, the tiles, the postal code service and whether mails are sent come from the configuration. */
export async function publicSettings(ctx: Context): Promise<PublicSettings> {
  ctx.answer.tags.add('settings');
  const [row] = await ctx.db.reads.query<Omit<PublicSettings, FromConfig>>(PUBLIC);
  if (!row) throw new Error('The settings row is missing; seeds make it at start.');
  const { mapsApiKey, mapTiles, cepApiUrl, smtpUrl } = ctx.config;
  return {
    ...row,
    mapsApiKey: mapsApiKey ?? null,
    mapTiles: mapTiles ?? null,
    cepApiUrl,
    sendsEmails: smtpUrl !== undefined,
  };
}
