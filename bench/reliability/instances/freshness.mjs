import { ms, quantile } from '../shared/results.mjs';
import { ask } from './people.mjs';

/** In which a write is to be seen through every instance (promise 10). */
const MOST_ELSEWHERE_MS = 1_000;
/** Somebody waits no longer than this for an instance to hear of a write; an instance that never does is told as that. */
const PATIENCE_MS = 5_000;

/** How many answers of that instance came from memory. */
async function hitsOf(instance) {
  const text = await (await fetch(instance.metricsUrl)).text();
  return Number(/^memory_cache_hits_total (\d+)/m.exec(text)?.[1]);
}

/** Asks until it is answered from memory, which takes a second time; says so, with the text. */
async function kept(instance, path) {
  for (let tries = 0; tries < 10; tries++) {
    const before = await hitsOf(instance);
    const { body } = await ask(instance.port, 'GET', path);
    if ((await hitsOf(instance)) > before) return { isKept: true, text: JSON.stringify(body) };
  }
  return { isKept: false, text: '' };
}

/** Ms from `at` until that instance's answer has the text, and how often it had not. */
async function freshAfter(instance, path, text, at) {
  for (let stale = 0; ; stale++) {
    const { body } = await ask(instance.port, 'GET', path);
    const after = performance.now() - at;
    if (JSON.stringify(body).includes(text)) return { after, stale };
    if (after > PATIENCE_MS) return { after: Number.POSITIVE_INFINITY, stale };
  }
}

/**
 * Memory, `times` times: all instances keep what a company says (through REST and its page in turn), its owner changes it
 * through one of them, and somebody without account asks all of them for it at once. `instances` have `port` and `metricsUrl`, and
 * nobody else asks them meanwhile: their counters say what came from memory.
 */
async function measure(instances, { company, token, times }) {
  const found = {
    looks: 0,
    notKept: 0,
    staleBefore: 0,
    staleHere: 0,
    here: [],
    elsewhere: [],
    staleElsewhere: 0,
  };
  const paths = [`/api/companies/${company}`, `/company/${company}`];
  const text = (turn) => `Aberta desde cedo, com a mudança de número ${turn}.`;
  const change = async (instance, turn) => {
    const body = { description: text(turn) };
    const { status } = await ask(instance.port, 'PUT', `/api/companies/${company}`, { body, token });
    if (status !== 200) throw new Error(`The company could not be changed: ${status}`);
    return performance.now();
  };
  await change(instances[0], 0);
  for (const instance of instances)
    for (const path of paths) await freshAfter(instance, path, text(0), performance.now());
  for (let turn = 1; turn <= times; turn++) {
    for (const path of paths) {
      for (const instance of instances) {
        const { isKept, text: said } = await kept(instance, path);
        found.looks++;
        if (!isKept) found.notKept++;
        // What was fresh stays so.
        else if (!said.includes(text(turn - 1))) found.staleBefore++;
      }
    }
    const path = paths[turn % paths.length];
    const here = turn % instances.length;
    const at = await change(instances[here], turn);
    const answers = await Promise.all(
      instances.map((instance) => freshAfter(instance, path, text(turn), at)),
    );
    for (const [index, { after, stale }] of answers.entries()) {
      if (index === here && stale > 0) found.staleHere++;
      if (index !== here && stale > 0) found.staleElsewhere++;
      (index === here ? found.here : found.elsewhere).push(after);
    }
  }
  return found;
}

/** The half of promise 10 that is about memory; the token is the owner's of that company. */
export async function checkFreshness(results, instances, { company, token, times }) {
  const found = await measure(instances, { company, token, times });
  results.check(
    'every instance answers who has no account from memory, and nothing out of date',
    found.notKept === 0 && found.staleBefore === 0,
    `${found.looks} looks, ${found.notKept} not from memory, ${found.staleBefore} out of date`,
  );
  results.check(
    'what was written through an instance is seen there at the next request',
    found.staleHere === 0,
    `${found.staleHere} stale of ${times}; the slowest answer after ${ms(Math.max(...found.here))}`,
  );
  results.check(
    'what was written through an instance is seen through the others within 1 s',
    Math.max(...found.elsewhere) <= MOST_ELSEWHERE_MS,
    `${found.elsewhere.length} times; median ${ms(quantile(found.elsewhere, 0.5))}, the slowest ${ms(Math.max(...found.elsewhere))}; ${found.staleElsewhere} had asked before they heard of it`,
  );
}
