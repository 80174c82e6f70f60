import { setTimeout as pause } from 'node:timers/promises';
import { ms } from '../shared/results.mjs';

/** Between two rounds; long enough for many requests, and for nginx to take the instances back. */
const CALM_MS = 4_000;
/** After the signal to end; whoever is asked without pause drains for a second at least. */
const KILL_AFTER_MS = 400;

/** Drains one instance, kills another meanwhile, starts both again, and tells what failed because of it. */
export async function fault(people, drained, killed) {
  await pause(CALM_MS);
  const before = people.failed.length;
  const askedBefore = people.asked;
  const sentAwayBefore = people.sentAway;
  const at = performance.now();
  let drainedAt = null;
  const draining = drained.terminate().then(() => {
    drainedAt = performance.now();
  });
  await pause(KILL_AFTER_MS);
  const killedAt = performance.now();
  const overlaps = drainedAt === null;
  await killed.kill();
  // A killed process still takes connections while the system tears it down.
  const goneAt = performance.now();
  await draining;
  await pause(CALM_MS / 2);
  for (const instance of [drained, killed]) {
    instance.start();
    await instance.ready();
  }
  await pause(CALM_MS);
  const failures = people.failed.slice(before);
  // What was being written through the killed instance is the only thing that may fail.
  const isExcused = ({ method, at: begun, until }) =>
    method !== 'GET' && begun <= goneAt && until >= killedAt;
  const wrong = failures.filter((one) => !isExcused(one));
  for (const one of wrong.slice(0, 5)) {
    console.log(
      `  WRONG ${one.method} ${one.path} ${one.status}, begun ${ms(one.at - at)}, ended ${ms(one.until - at)} after`,
    );
  }
  const asked = people.asked - askedBefore;
  return {
    overlaps,
    took: drainedAt - at,
    killedAfter: killedAt - at,
    failures,
    sentAway: people.sentAway - sentAwayBefore,
    wrong,
    asked,
  };
}
