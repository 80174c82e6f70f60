import { ms, quantile } from '../faults/verdict.mjs';
import { ask } from './people.mjs';

/** In which a write is to be seen through every copy (promise 10). */
const MOST_ELSEWHERE_MS = 1_000;
/** Somebody waits no longer than this for a copy to hear of a write; a copy that never does is told as that. */
const PATIENCE_MS = 5_000;

/** How many answers of that copy came from memory. */
async function hitsOf(copy) {
  const text = await (await fetch(copy.metricsUrl)).text();
  return Number(/^memory_cache_hits_total (\d+)/m.exec(text)?.[1]);
}

/** Asks until it is answered from memory, which takes a second time; says so, with the text. */
async function kept(copy, path) {
  for (let tries = 0; tries < 10; tries++) {
    const before = await hitsOf(copy);
    const { body } = await ask(copy.port, 'GET', path);
    if ((await hitsOf(copy)) > before) return { isKept: true, text: JSON.stringify(body) };
  }
  return { isKept: false, text: '' };
}

/** Ms from `at` until that copy's answer has the text, and how often it had not. */
async function freshAfter(copy, path, text, at) {
  for (let stale = 0; ; stale++) {
    const { body } = await ask(copy.port, 'GET', path);
    const after = performance.now() - at;
    if (JSON.stringify(body).includes(text)) return { after, stale };
    if (after > PATIENCE_MS) return { after: Number.POSITIVE_INFINITY, stale };
  }
}

/**
 * Memory, `times` times: all copies keep what a company says (through REST and its page in turn), its owner changes it
 * through one of them, and somebody without account asks all of them for it at once. `copies` have `port` and `metricsUrl`, and
 * nobody else asks them meanwhile: their counters say what came from memory.
 */
async function measure(copies, { company, token, times }) {
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
  const change = async (copy, turn) => {
    const body = { description: text(turn) };
    const { status } = await ask(copy.port, 'PUT', `/api/companies/${company}`, { body, token });
    if (status !== 200) throw new Error(`The company could not be changed: ${status}`);
    return performance.now();
  };
  await change(copies[0], 0);
  for (const copy of copies)
    for (const path of paths) await freshAfter(copy, path, text(0), performance.now());
  for (let turn = 1; turn <= times; turn++) {
    for (const path of paths) {
      for (const copy of copies) {
        const { isKept, text: said } = await kept(copy, path);
        found.looks++;
        if (!isKept) found.notKept++;
        // What was fresh stays so.
        else if (!said.includes(text(turn - 1))) found.staleBefore++;
      }
    }
    const path = paths[turn % paths.length];
    const here = turn % copies.length;
    const at = await change(copies[here], turn);
    const answers = await Promise.all(copies.map((copy) => freshAfter(copy, path, text(turn), at)));
    for (const [index, { after, stale }] of answers.entries()) {
      if (index === here && stale > 0) found.staleHere++;
      if (index !== here && stale > 0) found.staleElsewhere++;
      (index === here ? found.here : found.elsewhere).push(after);
    }
  }
  return found;
}

/** The half of promise 10 that is about memory; the token is the owner's of that company. */
export async function checkFreshness(verdict, copies, { company, token, times }) {
  const found = await measure(copies, { company, token, times });
  verdict.check(
    'every copy answers who has no account from memory, and nothing out of date',
    found.notKept === 0 && found.staleBefore === 0,
    `${found.looks} looks, ${found.notKept} not from memory, ${found.staleBefore} out of date`,
  );
  verdict.check(
    'what was written through a copy is seen there at the next request',
    found.staleHere === 0,
    `${found.staleHere} stale of ${times}; the slowest answer after ${ms(Math.max(...found.here))}`,
  );
  verdict.check(
    'what was written through a copy is seen through the others within 1 s',
    Math.max(...found.elsewhere) <= MOST_ELSEWHERE_MS,
    `${found.elsewhere.length} times; median ${ms(quantile(found.elsewhere, 0.5))}, the slowest ${ms(Math.max(...found.elsewhere))}; ${found.staleElsewhere} had asked before they heard of it`,
  );
}
