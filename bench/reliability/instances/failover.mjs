import { setTimeout as pause } from 'node:timers/promises';
import { ms } from '../shared/results.mjs';

/** Between two rounds; long enough for nginx to use restarted instances again. */
const CALM_MS = 4_000;
/** After SIGTERM; under load draining takes at least a second. */
const KILL_AFTER_MS = 400;

/** Drains one instance, kills another meanwhile, restarts both and returns what failed in that time. */
export async function failover(people, drained, killed) {
  await pause(CALM_MS);
  const before = people.failed.length;
  const askedBefore = people.asked;
  const shedBefore = people.shed;
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
  // Only writes in progress on the killed instance may fail.
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
    shed: people.shed - shedBefore,
    wrong,
    asked,
  };
}
