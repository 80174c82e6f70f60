import { ArrayMaxSize, IsEmail, IsNotEmpty, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { updateRecorded } from '../audit/update-recorded.ts';
import { lockRow } from '../database/lock-row.ts';
import { type Statement, transactionReader } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { OpenInMaintenance, PublicRead } from '../graphql/field-marks.ts';
import { checkScope, ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { queueSiteMail } from '../mail/outbox.ts';
import { Settings } from '../settings/settings.ts';
import { parsePixKey, pixCity, pixName } from '../shared/brazil/pix.ts';
import { AppError, type FieldMessages, invalid } from '../shared/errors.ts';
import { Input } from '../shared/schema/described-arguments.ts';
import { Url } from '../shared/schema/scalars.ts';
import { MaxCodePoints, rule } from '../shared/text/validators.ts';
import { ConfirmedInput, confirmPerson } from '../users/second-factor/confirm-person.ts';

@ObjectType({ simpleResolvers: true, description: 'A server of map tiles.' })
class MapTiles {
  @Field({ description: 'Address of a tile, with {z}, {x} and {y} for zoom, column and row.' })
  url!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who made the map, to be shown on it; null for nobody.',
  })
  attribution!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The public settings.' })
class PublicSettings {
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
async function publicSettings(ctx: Context): Promise<PublicSettings> {
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

const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[\da-f:]+\])$/;
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Returns the origin that a text names, as browsers send it; null for anything but an https address, or an http address
 * of this machine, without path or credentials.
 */
function corsOriginOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, href, origin } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOCAL.test(hostname));
  return isSafe && HOST.test(hostname) && href === `${origin}/` ? origin : null;
}

const IsCorsOriginList = (): PropertyDecorator =>
  rule(
    'isCorsOriginList',
    'Escreva cada endereço como https://www.exemplo.com.br, sem caminho depois do domínio; http só para localhost.',
    (value) => Array.isArray(value) && value.every((text) => corsOriginOf(String(text)) !== null),
  );

const RANGE = { message: 'Informe um número de 1 a 100.' };

const IsPixKey = (): PropertyDecorator =>
  rule(
    'isPixKey',
    'Informe um CPF, um CNPJ, um e-mail, um telefone com +55 ou uma chave aleatória do Pix.',
    (value) => value === '' || parsePixKey(String(value)) !== null,
  );
const DUE_RANGE = { message: 'Informe um número de 1 a 28.' };
const GRACE_RANGE = { message: 'Informe um número de 1 a 90.' };

@InputType({
  description: 'Absent fields stay unchanged. `password` or `otp` are needed for key, name and city of Pix.',
})
class UpdateSystemSettingsInput extends ConfirmedInput {
  @Field(() => String, { nullable: true, description: 'Name of the site, 1 to 120 characters.' })
  @IsOptional()
  @IsNotEmpty({ message: 'Nome do site é obrigatório' })
  @MaxCodePoints(120)
  siteName?: string | null;

  @Field(() => String, { nullable: true, description: 'Description of the site, 1 to 300 characters.' })
  @IsOptional()
  @IsNotEmpty({ message: 'Descrição do site é obrigatória' })
  @MaxCodePoints(300)
  siteDescription?: string | null;

  @Field(() => Int, { nullable: true, description: 'Companies that an owner may have, 1 to 100.' })
  @IsOptional()
  @Min(1, RANGE)
  @Max(100, RANGE)
  maxCompaniesPerUser?: number | null;

  @Field(() => Boolean, { nullable: true, description: "True approves owners' new companies at once." })
  autoApproveCompanies?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True serves administrators alone.' })
  maintenanceMode?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True asks every administrator for a second factor before anything else.',
  })
  requireSecondFactor?: boolean | null;

  @Field(() => String, { nullable: true, description: 'E-mail in the footer.' })
  @IsOptional()
  @IsEmail({}, { message: 'Email inválido' })
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  contactEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone in the footer, 1 to 32 characters as typed.' })
  @IsOptional()
  @IsNotEmpty({ message: 'Telefone é obrigatório' })
  @MaxCodePoints(32)
  supportPhone?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'At most 50 origins, each https or http of localhost; empty for none. All at once, not one by one.',
  })
  @IsOptional()
  @ArrayMaxSize(50, { message: 'Use no máximo 50 endereços.' })
  @IsCorsOriginList()
  corsOrigins?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'CPF, CNPJ, e-mail, phone with +55 or random key; empty for no Pix. It needs the name and the city.',
  })
  @IsOptional()
  @IsPixKey()
  pixKey?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the receiver, at most 25 characters.' })
  @IsOptional()
  @MaxCodePoints(25)
  pixName?: string | null;

  @Field(() => String, { nullable: true, description: 'City of the receiver, at most 15 characters.' })
  @IsOptional()
  @MaxCodePoints(15)
  pixCity?: string | null;

  @Field(() => Int, { nullable: true, description: 'Days from a charge to its due day, 1 to 28.' })
  @IsOptional()
  @Min(1, DUE_RANGE)
  @Max(28, DUE_RANGE)
  pixDueDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days after the due day until the plan ends, 1 to 90; for charges made from now on.',
  })
  @IsOptional()
  @Min(1, GRACE_RANGE)
  @Max(90, GRACE_RANGE)
  pixGraceDays?: number | null;
}

type PixReceiver = Pick<Settings, 'pixKey' | 'pixName' | 'pixCity'>;

/** Throws BAD_USER_INPUT for a key without a name or a city that a code of Pix can have. */
function checkReceiver({ pixKey, pixName: name, pixCity: city }: PixReceiver): void {
  if (pixKey === '') return;
  const problems: FieldMessages = {
    ...(pixName(name) === '' && { pixName: ['Com uma chave Pix, informe o nome de quem recebe.'] }),
    ...(pixCity(city) === '' && { pixCity: ['Com uma chave Pix, informe a cidade de quem recebe.'] }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Returns whether the input changes who receives payments. */
const changesReceiver = ({ pixKey, pixName, pixCity }: UpdateSystemSettingsInput): boolean =>
  (pixKey ?? pixName ?? pixCity) != null;

/** Throws FORBIDDEN for an API key that would change who receives payments. */
function checkMayChangePix(ctx: Context, input: UpdateSystemSettingsInput): void {
  const { key } = requireViewer(ctx);
  if (key && changesReceiver(input)) checkScope(key, null);
}

const ADMINISTRATORS: Statement = {
  name: 'addresses_of_all_administrators',
  text: `SELECT email FROM users
         WHERE role = 'admin' AND is_active AND password_hash <> '' AND email LIKE '%@%.%' ORDER BY id`,
};

/** Tells all administrators, in the caller's transaction, that payments go to another Pix key. */
async function mailPixKeyChanged(ctx: Context, manager: EntityManager): Promise<void> {
  for (const { email } of await transactionReader(manager).query<{ email: string }>(ADMINISTRATORS)) {
    await queueSiteMail(ctx, manager, {
      kind: 'security-changed',
      to: email,
      subject: 'Chave Pix alterada',
      paragraphs: [
        'A chave Pix que recebe os pagamentos dos planos acaba de ser alterada.',
        'Confira a chave em Configurações. Se ela não deveria ter mudado, corrija-a agora; a Auditoria mostra quem a alterou.',
      ],
      action: { label: 'Abrir Configurações', path: '/admin/settings' },
    });
  }
}

/** Administrators: the settings of the site. */
const adminSystemSettings = (ctx: Context): Promise<Settings> =>
  ctx.db.manager.findOneByOrFail(Settings, { id: 1 });

/**
 * Administrators: changes the settings that are sent, for every instance from the next request on. BAD_USER_INPUT when
 * none is sent. Who receives payments is changed by a confirmed person, never by an API key (FORBIDDEN).
 */
async function updateSystemSettings(ctx: Context, input: UpdateSystemSettingsInput): Promise<Settings> {
  checkMayChangePix(ctx, input);
  if (changesReceiver(input)) await confirmPerson(ctx, input);
  const { corsOrigins, pixKey, password: _password, otp: _otp, ...others } = input;
  const key = pixKey != null && { pixKey: parsePixKey(pixKey) ?? '' };
  const origins = corsOrigins && { corsOrigins: [...new Set(corsOrigins.map(corsOriginOf))] };
  const values = Object.fromEntries(
    Object.entries({ ...others, ...origins, ...key }).filter(([, value]) => value != null),
  );
  if (Object.keys(values).length === 0) {
    throw new AppError('BAD_USER_INPUT', 'Envie pelo menos uma configuração.', { fields: {} });
  }
  return ctx.db.transaction(async (manager) => {
    const row = await lockRow(manager, Settings, 1);
    checkReceiver({ ...row, ...values });
    const before = row.pixKey;
    const { now } = await updateRecorded(ctx, manager, {
      entity: Settings,
      row,
      changes: values,
      action: 'settings.update',
    });
    if (now.pixKey !== before) await mailPixKeyChanged(ctx, manager);
    return now;
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

  @MayCall('manageSettings', (ctx, { input }) => checkMayChangePix(ctx, input))
  @Mutation(() => Settings, {
    description:
      'Administrators only: changes the settings from the next request on. FORBIDDEN for API keys with those of Pix.',
  })
  updateSystemSettings(
    @Ctx() ctx: Context,
    @Input('What changes in the settings.') input: UpdateSystemSettingsInput,
  ): Promise<Settings> {
    return updateSystemSettings(ctx, input);
  }
}
