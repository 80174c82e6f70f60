import { COMPANY_QUERY, LIST_QUERY, SUGGESTIONS_QUERY } from './graphql-queries.mjs';
import { median } from './median.mjs';
import { runLoad } from './processes.mjs';
import { makeHalfTyped, makeQueries, pickIds } from './queries.mjs';

export const HEADERS = { 'apollo-require-preflight': 'true' };

export const graphql = (query, variables) =>
  `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;

/** Paths of the same request through each interface; a list is asked for as a search unless there is a `list`. */
export const ASK = {
  graphql: {
    search: (args) => graphql(LIST_QUERY, args),
    company: (id) => graphql(COMPANY_QUERY, { id: String(id) }),
  },
  rest: {
    search: (args) => `/api/companies?${new URLSearchParams(args)}`,
    company: (id) => `/api/companies/${id}`,
  },
  bare: {
    search: (args) => `/search?${new URLSearchParams(args)}`,
    company: (id) => `/company/${id}`,
  },
};

/**
 * Draws requests from the database. `mix` has `each` of every kind, interleaved, so that no kind meets a warmer cache.
 * With `cities`, by text, lists are of these alone. A scenario has no paths for an interface without it.
 */
export async function drawQuestions(client, each, cities) {
  const kinds = await makeQueries(client, each);
  const ids = await pickIds(client, 2_000);
  const mix = Array.from({ length: each }, (_, round) =>
    Object.entries(kinds).map(([kind, list]) => ({ kind, args: list[round] })),
  ).flat();
  const lists = kinds['text + city']
    .map(({ city }, index) => ({ city, category: String(1 + (index % 10)) }))
    .filter(({ city }) => !cities || cities.has(city));
  const scenarios = {
    list: (ask) => lists.map(ask.list ?? ask.search),
    'one company': (ask) => ids.map(ask.company),
    search: (ask) => ask.search && mix.map(({ args }) => ask.search(args)),
  };
  return { kinds: Object.keys(kinds), mix, scenarios };
}

/** Draws half-typed texts as `drawQuestions` does, and the paths of their suggestions. */
export async function drawHalfTyped(client, each) {
  const drawn = Object.entries(await makeHalfTyped(client, each));
  const mix = Array.from({ length: each }, (_, round) =>
    drawn.map(([kind, texts]) => ({ kind, path: graphql(SUGGESTIONS_QUERY, { q: texts[round] }) })),
  ).flat();
  return { kinds: drawn.map(([kind]) => kind), mix, paths: mix.map(({ path }) => path) };
}

export const load = (server, paths, clients, seconds) =>
  runLoad({ port: server.port, headers: HEADERS, paths, clients, seconds });

const ROUNDS = 5;
const WARM_UP_SECONDS = 2;

/** The program's two interfaces and the bare route. */
export const interfacesOf = (program, bare) => ({
  graphql: { server: program, ask: ASK.graphql },
  rest: { server: program, ask: ASK.rest },
  bare: { server: bare, ask: ASK.bare },
});

/**
 * Loads the interfaces in turn, so that other work on the machine falls on all of them, each for `seconds` in total
 * after a warm-up. Returns the runs of each that has the scenario.
 */
export async function compare(interfaces, pathsOf, { clients, seconds }) {
  const compared = Object.entries(interfaces)
    .map(([name, { server, ask }]) => ({ name, server, paths: pathsOf(ask), runs: [] }))
    .filter(({ paths }) => paths);
  for (const { server, paths } of compared) await load(server, paths, clients, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { server, paths, runs } of compared) {
      runs.push(await load(server, paths, clients, seconds / ROUNDS));
    }
  }
  return Object.fromEntries(compared.map(({ name, runs }) => [name, runs]));
}

const rateOf = ({ times, seconds }) => times.length / seconds;

/** Returns each interface's throughput as a share of the bare route's: the median of the rounds. */
export function ratiosOf({ bare, ...others }) {
  const ratios = (runs) => runs.map((run, round) => rateOf(run) / rateOf(bare[round]));
  return Object.fromEntries(
    Object.entries(others).map(([name, runs]) => [name, Number(median(ratios(runs)).toFixed(2))]),
  );
}
