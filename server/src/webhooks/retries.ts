const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds from the event, one for each attempt. */
const SCHEDULE = [
  0,
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

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
