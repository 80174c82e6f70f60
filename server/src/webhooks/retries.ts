/** Seconds from the event, one for each attempt: 5 s, 5 and 30 min, 2, 5, 10, 14, 20 and 24 h. */
const SCHEDULE = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

/**
 * Returns the seconds from now to the attempt after `attempts`, null after the last; `elapsed` seconds have passed since
 * the event. An attempt that is behind its time waits for a tenth of the step, and each up to a tenth more, at random.
 */
export function retryAfter(attempts: number, elapsed: number): number | null {
  const at = SCHEDULE[attempts];
  if (at === undefined) return null;
  const tenth = (at - (SCHEDULE[attempts - 1] ?? 0)) / 10;
  return Math.max(at - elapsed, tenth) + Math.random() * tenth;
}
