import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { LIMIT_DEFAULTS, type Limits } from './limit-defaults.ts';
import { withSecretFiles } from './secret-files.ts';
import { OperatorError } from './shared/errors.ts';
import { hasHiddenCharacters, normalizeEmail } from './shared/text/email-text.ts';
import { isWellKnownPassword } from './shared/well-known-passwords.ts';

export type { Limits };

export interface Config {
  production: boolean;
  port: number;
  /** Undefined: no metrics. */
  metricsPort: number | undefined;
  metricsHost: string;
  host: string;
  publicUrl: string;
  dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** A replica of it, for public reads. */
  databaseReadUrl: string | undefined;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  demoData: boolean;
  mapsApiKey: string | undefined;
  /** Undefined: the outlines that come with the product. */
  mapTiles: { url: string; attribution: string | null } | undefined;
  /** Where browsers look up postal codes: `<address>/<eight digits>/json/`, answered as ViaCEP does. */
  cepApiUrl: string;
  /** Undefined: mails wait in the outbox. */
  smtpUrl: string | undefined;
  /** `Name <address>` or an address. */
  mailFrom: string;
  /** As Fastify takes it: nobody, proxies up to a number of hops, or addresses and networks. */
  trustProxy: false | ((address: string, hop: number) => boolean) | string[];
  /** HSTS holds for subdomains of the site, too. */
  hstsSubdomains: boolean;
  logLevel: string;
  /** `host:port` of receivers of webhooks that may be plain and local, for tests. */
  webhookTestTargets: string[];
  limits: Limits;
}

/** A value of the environment that does not parse; its message names the variable. */
export class ConfigError extends OperatorError {}

const POSTGRES = ['postgres:', 'postgresql:'];

type Environment = Record<string, string | undefined>;

function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function wholeNumber(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(`${name}: esperado um número inteiro de ${min} a ${max}, recebido "${value}".`);
  }
  return number;
}

/** Reads METRICS_PORT; 0 takes any free port, as with PORT. */
function metricsPort(env: Environment, port: number): number | undefined {
  if (text(env, 'METRICS_PORT') === undefined) return undefined;
  const number = wholeNumber(env, 'METRICS_PORT', 0, 0, 65_535);
  if (number !== 0 && number === port)
    throw new ConfigError('METRICS_PORT: precisa ser outra porta que PORT.');
  return number;
}

/** Reads METRICS_HOST, by default this machine alone. A wrong address shows when the server listens. */
function metricsHost(env: Environment): string {
  const value = text(env, 'METRICS_HOST') ?? '127.0.0.1';
  if (isIP(value) === 0 && !/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(value)) {
    throw new ConfigError(`METRICS_HOST: esperado um endereço IP ou nome de máquina, recebido "${value}".`);
  }
  return value;
}

function yesOrNo(env: Environment, name: string, fallback: boolean): boolean {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined) return fallback;
  if (['true', '1'].includes(value)) return true;
  if (['false', '0'].includes(value)) return false;
  throw new ConfigError(`${name}: esperado true ou false, recebido "${value}".`);
}

function isDecodable(text: string): boolean {
  try {
    // With a result, since the build drops a call without one.
    return typeof decodeURIComponent(text) === 'string';
  } catch {
    // Malformed percent-encoding.
    return false;
  }
}

/**
 * Reads DATABASE_URL or DATABASE_READ_URL, with DATABASE_PASSWORD where it has no password. TypeORM, which decodes the
 * address, rejects a bare %; pg accepts it.
 */
function databaseAddress(env: Environment, name: 'DATABASE_URL' | 'DATABASE_READ_URL'): string | undefined {
  const value = address(env, name, POSTGRES);
  // Read without an address, too: unknownSettings notes the names that are read.
  const password = text(env, 'DATABASE_PASSWORD');
  if (value === undefined) return undefined;
  const url = new URL(value);
  if (![url.username, url.password, url.pathname].every(isDecodable)) {
    throw new ConfigError(`${name}: um % em usuário, senha ou nome do banco escreve-se %25.`);
  }
  if (password === undefined || url.password !== '') return value;
  url.password = encodeURIComponent(password);
  return url.href;
}

function address(env: Environment, name: string, protocols: string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !protocols.includes(url.protocol)) {
    throw new ConfigError(`${name}: esperado um endereço ${protocols.join(' ou ')}, recebido outra coisa.`);
  }
  return value.replace(/\/+$/, '');
}

/** Reads MAP_TILES_URL and MAP_TILES_ATTRIBUTION. */
function mapTiles(env: Environment): Config['mapTiles'] {
  const url = text(env, 'MAP_TILES_URL');
  const attribution = text(env, 'MAP_TILES_ATTRIBUTION') ?? null;
  if (url === undefined) return undefined;
  const isTemplate = ['{z}', '{x}', '{y}'].every((placeholder) => url.includes(placeholder));
  const host = URL.canParse(url) ? new URL(url) : null;
  // The host goes into the pages' policy: no placeholders, no spaces, no separators.
  if (!isTemplate || !host || !/^https?:$/.test(host.protocol) || !/^https?:\/\/[\w.:[\]-]+\//.test(url)) {
    throw new ConfigError(
      'MAP_TILES_URL: esperado um endereço https:// ou http:// com {z}, {x} e {y} depois do servidor.',
    );
  }
  return { url, attribution };
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || more.length > 0) return false;
  // Fastify takes no /0.
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}

function trustProxy(env: Environment): Config['trustProxy'] {
  const value = text(env, 'TRUST_PROXY');
  if (value === undefined || value === '0') return false;
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value);
  const networks = value.split(',').map((network) => network.trim());
  if (!networks.every(isNetwork)) {
    throw new ConfigError('TRUST_PROXY: esperado um número de saltos, ou endereços e redes com vírgulas.');
  }
  return networks;
}

function logLevel(env: Environment): string {
  const value = text(env, 'LOG_LEVEL') ?? 'info';
  if (!['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].includes(value)) {
    throw new ConfigError(`LOG_LEVEL: esperado error, warn, info, debug ou silent, recebido "${value}".`);
  }
  return value;
}

/** Reads WEBHOOK_TEST_TARGETS: exact hosts with ports, separated by commas. */
function webhookTestTargets(env: Environment): string[] {
  const targets = (text(env, 'WEBHOOK_TEST_TARGETS') ?? '').split(',').map((target) => target.trim());
  const named = targets.filter((target) => target !== '');
  if (!named.every((target) => /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\]):\d{1,5}$/.test(target))) {
    throw new ConfigError(
      'WEBHOOK_TEST_TARGETS: esperado servidor:porta, em minúsculas, separados por vírgulas.',
    );
  }
  return named;
}

function adminEmail(env: Environment): string | undefined {
  const email = text(env, 'ADMIN_EMAIL');
  const value = email && normalizeEmail(email);
  if (
    value !== undefined &&
    (!/^[^\s@]+@[^\s@]+$/.test(value) || value.length > 254 || hasHiddenCharacters(value))
  ) {
    throw new ConfigError('ADMIN_EMAIL: esperado um endereço de e-mail.');
  }
  return value;
}

/** Reads ADMIN_PASSWORD untrimmed: white space may be part of a password. */
function adminPassword(env: Environment): string | undefined {
  const value = env.ADMIN_PASSWORD || undefined;
  if (value !== undefined && (value.length < 8 || value.length > 128)) {
    throw new ConfigError('ADMIN_PASSWORD: esperados de 8 a 128 caracteres.');
  }
  if (value !== undefined && isWellKnownPassword(value)) {
    throw new ConfigError('ADMIN_PASSWORD: esta senha é muito conhecida; escolha outra.');
  }
  return value;
}

/** Reads MAIL_FROM: one line with an address, by default `nao-responda` at the site's host. */
function mailFrom(env: Environment, publicUrl: string): string {
  const value = text(env, 'MAIL_FROM');
  if (value === undefined) return `nao-responda@${new URL(publicUrl).hostname}`;
  if (!/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value)) {
    throw new ConfigError('MAIL_FROM: esperado um endereço de e-mail, com ou sem nome: Nome <endereço>.');
  }
  return value;
}

/** Reads and validates the environment, all of it optional. Throws OperatorError. */
export function readConfig(environment: Environment): Config {
  const env = withSecretFiles(environment);
  const port = wholeNumber(env, 'PORT', 4000, 0, 65_535);
  const databaseUrl = databaseAddress(env, 'DATABASE_URL');
  const databaseReadUrl = databaseAddress(env, 'DATABASE_READ_URL');
  if (databaseReadUrl && !databaseUrl) {
    throw new ConfigError('DATABASE_READ_URL: só com DATABASE_URL, de que é uma réplica.');
  }
  const limits = Object.fromEntries(
    Object.entries(LIMIT_DEFAULTS).map(([name, fallback]) => [
      name,
      wholeNumber(
        env,
        `LIMIT_${name}`,
        fallback,
        /POOL$|_AT_ONCE$|^REQUEST_MS$/.test(name) ? 1 : 0,
        // Two of them added stay below 2^31 ms, the longest of Node's timers.
        name.endsWith('_MS') ? 1_000_000_000 : 2_000_000_000,
      ),
    ]),
  ) as Limits;
  const publicUrl = address(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`;
  return {
    production: env.NODE_ENV !== 'development' && env.NODE_ENV !== 'test',
    port,
    metricsPort: metricsPort(env, port),
    metricsHost: metricsHost(env),
    host: text(env, 'HOST') ?? '0.0.0.0',
    publicUrl,
    dataDir: resolve(text(env, 'DATA_DIR') ?? './data'),
    databaseUrl,
    databaseReadUrl,
    adminEmail: adminEmail(env),
    adminPassword: adminPassword(env),
    demoData: yesOrNo(env, 'DEMO_DATA', databaseUrl === undefined),
    mapsApiKey: text(env, 'MAPS_API_KEY'),
    mapTiles: mapTiles(env),
    cepApiUrl: address(env, 'CEP_API_URL', ['http:', 'https:']) ?? 'https://viacep.com.br/ws',
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailFrom(env, publicUrl),
    trustProxy: trustProxy(env),
    hstsSubdomains: yesOrNo(env, 'HSTS_SUBDOMAINS', true),
    logLevel: logLevel(env),
    webhookTestTargets: webhookTestTargets(env),
    limits,
  };
}
