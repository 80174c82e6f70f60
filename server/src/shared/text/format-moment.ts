const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Returns '28/02/2026 23:30', in São Paulo. */
export const formatMoment = (moment: Date): string => MOMENT.format(moment).replace(', ', ' ');
