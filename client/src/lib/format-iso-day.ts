import { TIME_ZONE } from './format.ts';

/** Returns the day as YYYY-MM-DD in the site's time zone. */
export const formatIsoDay = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE }).format(at);
