import { ms, quantile } from '../shared/results.mjs';
import { ask } from './people.mjs';

/** Within this a write is visible through every instance (promise 10). */
const MOST_ELSEWHERE_MS = 1_000;
/** An instance without the write after this time counts as never updated. */
const TIMEOUT_MS = 5_000;

/** Returns how many responses of that instance came from its cache. */
async function hitsOf(instance) {
  const text = await (await fetch(instance.metricsUrl)).text();
  return Number(/^memory_cache_hits_total (\d+)/m.exec(text)?.[1]);
}

/** Requests the path until the response comes from the cache, up to 10 times; returns whether it did, and its text. */
async function askUntilCached(instance, path) {
  for (let tries = 0; tries < 10; tries++) {
    const before = await hitsOf(instance);
    const { body } = await ask(instance.port, 'GET', path);
    if ((await hitsOf(instance)) > before) return { isCached: true, text: JSON.stringify(body) };
  }
  return { isCached: false, text: '' };
}

/** Returns the ms from `at` until that instance's response has the text, and how often it had not. */
async function freshAfter(instance, path, text, at) {
  for (let stale = 0; ; stale++) {
    const { body } = await ask(instance.port, 'GET', path);
    const after = performance.now() - at;
    if (JSON.stringify(body).includes(text)) return { after, stale };
    if (after > TIMEOUT_MS) return { after: Number.POSITIVE_INFINITY, stale };
  }
}

/**
 * Caches a company on all instances (by REST and its page in turn), changes it as its owner through one of them, and
 * reads it at once through all without account; `times` times. `instances` have `port` and `metricsUrl` and get no other
 * requests meanwhile, since their counters tell what came from the cache.
 */
async function measure(instances, { company, token, times }) {
  const found = {
    reads: 0,
    notCached: 0,
    staleBefore: 0,
    staleHere: 0,
    here: [],
    elsewhere: [],
    staleElsewhere: 0,
  };
  const paths = [`/api/companies/${company}`, `/company/${company}`];
  const text = (round) => `Aberta desde cedo, com a mudança de número ${round}.`;
  const change = async (instance, round) => {
    const body = { description: text(round) };
    const { status } = await ask(instance.port, 'PUT', `/api/companies/${company}`, { body, token });
    if (status !== 200) throw new Error(`The company could not be changed: ${status}`);
    return performance.now();
  };
  await change(instances[0], 0);
  for (const instance of instances)
    for (const path of paths) await freshAfter(instance, path, text(0), performance.now());
  for (let round = 1; round <= times; round++) {
    for (const path of paths) {
      for (const instance of instances) {
        const { isCached, text: cached } = await askUntilCached(instance, path);
        found.reads++;
        if (!isCached) found.notCached++;
        // A cached response must not be older than the last change.
        else if (!cached.includes(text(round - 1))) found.staleBefore++;
      }
    }
    const path = paths[round % paths.length];
    const here = round % instances.length;
    const at = await change(instances[here], round);
    const answers = await Promise.all(
      instances.map((instance) => freshAfter(instance, path, text(round), at)),
    );
    for (const [index, { after, stale }] of answers.entries()) {
      if (index === here && stale > 0) found.staleHere++;
      if (index !== here && stale > 0) found.staleElsewhere++;
      (index === here ? found.here : found.elsewhere).push(after);
    }
  }
  return found;
}

/** Checks promise 10 for the response cache; `token` is the session of the company's owner. */
export async function checkFreshness(results, instances, { company, token, times }) {
  const found = await measure(instances, { company, token, times });
  results.check(
    'every instance answers anonymous reads from its cache, nothing out of date',
    found.notCached === 0 && found.staleBefore === 0,
    `${found.reads} reads, ${found.notCached} not from the cache, ${found.staleBefore} out of date`,
  );
  results.check(
    'a write through an instance is visible there at the next request',
    found.staleHere === 0,
    `${found.staleHere} stale of ${times}; the slowest answer after ${ms(Math.max(...found.here))}`,
  );
  results.check(
    'a write through an instance is visible through the others within 1 s',
    Math.max(...found.elsewhere) <= MOST_ELSEWHERE_MS,
    `${found.elsewhere.length} times; median ${ms(quantile(found.elsewhere, 0.5))}, the slowest ${ms(Math.max(...found.elsewhere))}; ${found.staleElsewhere} stale at first`,
  );
}
