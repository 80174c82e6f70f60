import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { OperatorError } from './shared/operator-error.ts';
import { hasHiddenCharacters, normalizeEmail } from './shared/text/email-text.ts';

/** The limits with their defaults; each is set by `LIMIT_<NAME>` (docs/limits.md). */
const LIMITS = {
  /** Rows a person may write: a day to one company, a day in all, from one address. */
  RATINGS_COMPANY: 5,
  RATINGS_TOTAL: 100,
  /** Ratings reported a day from one address. */
  RATING_REPORTS: 20,
  /** Companies saved a day from one address. */
  SAVES: 500,
  /** Visitors' messages: an hour to one company, a day in all, from one address. */
  MESSAGES_COMPANY: 5,
  MESSAGES_TOTAL: 20,
  /** What an owner writes, which goes out as mail: messages and replies an hour, requests and claims a day. */
  OWNER_MESSAGES: 60,
  OWNER_REQUESTS: 20,
  /** Views, and clicks of a kind, that one address adds to one company a day. */
  VISITS_COMPANY: 100,
  /**
   * Failed logins: a minute from an address; an hour for an account over all unknown addresses, from where on each has
   * one a minute; an hour for an account over all unknown addresses in all.
   */
  LOGINS_ADDRESS: 10,
  LOGINS_ACCOUNT: 25,
  LOGINS_ACCOUNT_MOST: 1_000,
  /** Registrations an hour from an address. */
  REGISTRATIONS: 20,
  /** Tries of the current password (to change it, the e-mail, or to close the account) in 10 minutes by a user. */
  PASSWORD_CHANGES: 10,
  /** Mails with a link: asked for an hour from an address; sent an hour for an account, spread evenly. */
  RESETS_ADDRESS: 20,
  RESETS_ACCOUNT: 5,
  /** Logos in 30 minutes by a user. */
  UPLOADS: 30,
  /** Passwords hashed at once; more wait in a queue (`lib/passwords.ts`). */
  PASSWORD_HASHES: 8,
  /** A body without files, and each field of one with files. */
  JSON_BYTES: 100_000,
  /** A logo: its file, and width times height of its picture. */
  LOGO_BYTES: 5 * 1024 * 1024,
  LOGO_PIXELS: 40_000_000,
  /** A file of companies taken in the browser, by administrators. */
  IMPORT_BYTES: 20 * 1024 * 1024,
  /** A GraphQL operation: its text, its levels, the objects it may give (`lib/query-limits.ts`), its names. */
  QUERY_TOKENS: 1_000,
  QUERY_DEPTH: 10,
  QUERY_COST: 1_000,
  QUERY_ALIASES: 15,
  QUERY_ROOT_FIELDS: 10,
  /** Fields of an operation with its fragments spread out, the same one in one place, directives of a text. */
  QUERY_FIELDS: 1_000,
  QUERY_REPEATS: 15,
  QUERY_DIRECTIVES: 30,
  /** Requests in 5 minutes that memory does not answer: from an address, by somebody signed in. */
  REQUESTS_ANONYMOUS: 600,
  REQUESTS_SIGNED_IN: 1_500,
  /** Tokens and logos in 5 minutes that an address asks for and that are not there (decision 030). */
  LOOK_UPS_IN_VAIN: 600,
  /** Time in which a request has to arrive: its headers, all of it. */
  HEADERS_MS: 10_000,
  RECEIVING_MS: 30_000,
  /** What a connection may be silent between two requests; more than a balancer in front keeps its own. */
  KEEP_ALIVE_MS: 65_000,
  /** A statement in the database, and waiting for a connection to it. */
  STATEMENT_MS: 5_000,
  CONNECTION_MS: 2_000,
  /** What a request may take until its answer begins; the time in which its body arrives does not count. */
  REQUEST_MS: 10_000,
  /** From the signal to end until what is not answered is told to come back; a second later it is cut. */
  DRAIN_MS: 7_000,
  /** Requests worked on at once, without those answered from memory; more wait in a queue (decision 024). */
  REQUESTS_AT_ONCE: 32,
  /** Pages rendered at once. */
  PAGES_AT_ONCE: 8,
  /** Requests that wait in all queues together. */
  QUEUE_LENGTH: 1_000,
  /** A queue that was empty so long ago holds a burst, later it is overload; what a request may wait in each. */
  QUEUE_BURST_MS: 2_000,
  QUEUE_BURST_WAIT_MS: 3_000,
  QUEUE_OVERLOAD_WAIT_MS: 500,
  /** Files received at one moment. */
  UPLOADS_AT_ONCE: 8,
  /** Free space of `DATA_DIR` below which no files are taken, so that the embedded database keeps room. */
  FREE_DISK_MB: 100,
  /** Database connections: for everything, and for searching alone. */
  POOL: 10,
  SEARCH_POOL: 4,
  /** Answers to nobody in particular kept in memory; 0 keeps none. */
  MEMORY_CACHE_MB: 32,
} as const;

export type LimitName = keyof typeof LIMITS;
export type Limits = Record<LimitName, number>;

export interface Config {
  production: boolean;
  port: number;
  /** Of the metrics; undefined: none are kept. */
  metricsPort: number | undefined;
  /** Where the metrics are served. */
  metricsHost: string;
  host: string;
  publicUrl: string;
  dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** A replica of it that public reads may go to (decision 026). */
  databaseReadUrl: string | undefined;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  demoData: boolean;
  mapsApiKey: string | undefined;
  /** Where browsers look up postal codes: `<address>/<eight digits>/json/`, answered as ViaCEP does. */
  cepApiUrl: string;
  /** Undefined: mails wait in the outbox. */
  smtpUrl: string | undefined;
  /** `Name <address>` or an address. */
  mailFrom: string;
  /** As Fastify takes it: nobody, proxies up to a number of hops, or addresses and networks. */
  trustProxy: false | ((address: string, hop: number) => boolean) | string[];
  logLevel: string;
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

/** 0 takes any free one, as with PORT. */
function metricsPort(env: Environment, port: number): number | undefined {
  if (text(env, 'METRICS_PORT') === undefined) return undefined;
  const number = wholeNumber(env, 'METRICS_PORT', 0, 0, 65_535);
  if (number !== 0 && number === port)
    throw new ConfigError('METRICS_PORT: precisa ser outra porta que PORT.');
  return number;
}

/** This machine alone unless told otherwise. Whether an address is of this machine is seen by listening there. */
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
    // The value is asked for: a call for nothing is left out of what is built.
    return typeof decodeURIComponent(text) === 'string';
  } catch {
    // It has no other way to say no.
    return false;
  }
}

/** The address of the database; TypeORM decodes it, where others take a bare % as it stands. */
function databaseAddress(env: Environment): string | undefined {
  const value = address(env, 'DATABASE_URL', POSTGRES);
  if (value === undefined) return undefined;
  const { username, password, pathname } = new URL(value);
  if (![username, password, pathname].every(isDecodable)) {
    throw new ConfigError('DATABASE_URL: um % em usuário, senha ou nome do banco escreve-se %25.');
  }
  return value;
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

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || more.length > 0) return false;
  // Fastify takes no /0, which would be everybody.
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}

function trustProxy(env: Environment): Config['trustProxy'] {
  const value = text(env, 'TRUST_PROXY');
  if (value === undefined || value === '0') return false;
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value);
  const networks = value.split(',').map((part) => part.trim());
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

function adminEmail(env: Environment): string | undefined {
  const typed = text(env, 'ADMIN_EMAIL');
  const value = typed && normalizeEmail(typed);
  if (
    value !== undefined &&
    (!/^[^\s@]+@[^\s@]+$/.test(value) || value.length > 254 || hasHiddenCharacters(value))
  ) {
    throw new ConfigError('ADMIN_EMAIL: esperado um endereço de e-mail.');
  }
  return value;
}

/** As typed: white space may be part of a password. */
function adminPassword(env: Environment): string | undefined {
  const value = env.ADMIN_PASSWORD || undefined;
  if (value !== undefined && (value.length < 8 || value.length > 128)) {
    throw new ConfigError('ADMIN_PASSWORD: esperados de 8 a 128 caracteres.');
  }
  return value;
}

/** One line with an address; by default nobody's at the site's host. */
function mailFrom(env: Environment, publicUrl: string): string {
  const value = text(env, 'MAIL_FROM');
  if (value === undefined) return `nao-responda@${new URL(publicUrl).hostname}`;
  if (!/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value)) {
    throw new ConfigError('MAIL_FROM: esperado um endereço de e-mail, com ou sem nome: Nome <endereço>.');
  }
  return value;
}

/** Reads and checks the environment, all optional (DECISIONS section 7). Throws ConfigError. */
export function readConfig(env: Environment): Config {
  const port = wholeNumber(env, 'PORT', 4000, 0, 65_535);
  const databaseUrl = databaseAddress(env);
  const databaseReadUrl = address(env, 'DATABASE_READ_URL', POSTGRES);
  if (databaseReadUrl && !databaseUrl) {
    throw new ConfigError('DATABASE_READ_URL: só com DATABASE_URL, de que é uma réplica.');
  }
  const limits = Object.fromEntries(
    Object.entries(LIMITS).map(([name, fallback]) => [
      name,
      wholeNumber(
        env,
        `LIMIT_${name}`,
        fallback,
        /POOL$|_AT_ONCE$|^REQUEST_MS$/.test(name) ? 1 : 0,
        // Two times added are still one to Node, whose timers end at 2^31 ms.
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
    cepApiUrl: address(env, 'CEP_API_URL', ['http:', 'https:']) ?? 'https://viacep.com.br/ws',
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailFrom(env, publicUrl),
    trustProxy: trustProxy(env),
    logLevel: logLevel(env),
    limits,
  };
}
