/** Returns the day as YYYY-MM-DD in Brasília. */
export const formatIsoDay = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' }).format(at);
