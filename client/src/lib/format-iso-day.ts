import { TIME_ZONE } from './format.ts';

/** YYYY-MM-DD, as Swedes write it; for names of files. */
export const formatIsoDay = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE }).format(at);
