import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTE_TABLE } from '../../src/rest/route-table.ts';
import { createSchema } from '../../src/schema.ts';
import { startTestApp, type TestApp } from '../helpers/test-app.ts';
import { graphqlRequests, operationsOf } from './fuzz/graphql-requests.ts';
import { pageRequests } from './fuzz/page-requests.ts';
import { CALLERS, type CallerName, type People, peopleOf } from './fuzz/people.ts';
import { type FuzzRequest, restRequests, strayRequests } from './fuzz/rest-requests.ts';
import { violationsAnywhere, violationsOf } from './fuzz/violations.ts';

/** Random requests a row and operation; `bench/reliability/fuzz.mjs` sends many more and writes a report. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 9);
const SEED = process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {};
const ONLY = new RegExp(process.env.FUZZ_ONLY ?? '');
const LIMIT_MS = 30_000 + RUNS * 200;

const CLIENT_DIR = fileURLToPath(new URL('../../../client/dist', import.meta.url));
const clientDir = existsSync(`${CLIENT_DIR}/server/page-worker.js`) ? CLIENT_DIR : null;

/** Raised, so that requests get past the limits. */
const LIMITS = [
  'RATINGS_COMPANY',
  'RATINGS_TOTAL',
  'RATING_MARKS',
  'RATING_REPORTS',
  'CORRECTIONS_COMPANY',
  'CORRECTIONS_TOTAL',
  'DATA_REQUESTS_ADDRESS',
  'DATA_REQUESTS_EMAIL',
  'SAVES',
  'MESSAGES_COMPANY',
  'MESSAGES_TOTAL',
  'OWNER_MESSAGES',
  'OWNER_REQUESTS',
  'INVITATIONS',
  'LOGINS_ACCOUNT',
  'LOGINS_ACCOUNT_MOST',
  'PASSWORD_CHANGES',
  'RESETS_ADDRESS',
  'RESETS_ACCOUNT',
  'UPLOADS',
];

let guia: TestApp;
let people: People;
const statuses = new Map<string, number>();

beforeAll(async () => {
  const limits = Object.fromEntries(LIMITS.map((name) => [`LIMIT_${name}`, '2000000000']));
  guia = await startTestApp({ LOG_LEVEL: process.env.FUZZ_LOG ?? 'silent', ...limits }, { clientDir });
  people = await peopleOf(guia);
});
afterAll(async () => {
  if (process.env.FUZZ_REPORT) {
    writeFileSync(process.env.FUZZ_REPORT, JSON.stringify(Object.fromEntries(statuses)));
  }
  await guia.close();
});

async function send({ payload, ...request }: FuzzRequest, caller: CallerName) {
  const token = people.tokenOf(caller);
  return guia.app.inject({
    ...(request as InjectOptions),
    headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload !== undefined && { payload }),
  });
}

async function holds(requests: fc.Arbitrary<FuzzRequest>, violations = violationsOf): Promise<void> {
  await people.restore();
  const callers = fc.constantFrom(...CALLERS);
  const property = fc.asyncProperty(requests, callers, async (request, caller) => {
    let reply = await send(request, caller);
    // An earlier request has ended the session or started maintenance: try again.
    if ((reply.statusCode === 401 && caller !== 'nobody') || reply.body.includes('"MAINTENANCE"')) {
      await people.restore();
      reply = await send(request, caller);
    }
    statuses.set(String(reply.statusCode), (statuses.get(String(reply.statusCode)) ?? 0) + 1);
    expect(violations(reply)).toEqual([]);
  });
  await fc.assert(property, { numRuns: RUNS, endOnFailure: RUNS > 100, ...SEED });
}

test.each(
  ROUTE_TABLE.map((route) => [`${route.method} ${route.path}`, route] as const).filter(([name]) =>
    ONLY.test(name),
  ),
)('%s answers anything with a valid message', { timeout: LIMIT_MS }, async (_name, route) => {
  await holds(restRequests(route));
});

test.each(
  operationsOf(createSchema())
    .map((operation) => [operation.name, operation] as const)
    .filter(([name]) => ONLY.test(name)),
)('%s answers anything with a valid message', { timeout: LIMIT_MS }, async (_name, operation) => {
  await holds(graphqlRequests(operation));
});

test.skipIf(!clientDir)('pages answer anything with a valid message', { timeout: LIMIT_MS }, async () => {
  await holds(pageRequests, violationsAnywhere);
});

test('any other address answers anything with a valid message', { timeout: LIMIT_MS }, async () => {
  await holds(strayRequests, violationsAnywhere);
});
