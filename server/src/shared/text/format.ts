const NUMBERS = new Intl.NumberFormat('pt-BR');

/** Returns '1 empresa', '0 empresas', '1.200 empresas'. */
export const formatAmount = (count: number, singular: string, plural: string): string =>
  `${NUMBERS.format(count)} ${count === 1 ? singular : plural}`;

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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DATE = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' });

/** Returns how long ago something was, for the end of a sentence: 'agora mesmo', 'há 3 min', 'há 2 h', 'em 12/03/2026'. */
export function howLongAgo(time: Date, now = new Date()): string {
  const passed = now.getTime() - time.getTime();
  if (passed < MINUTE) return 'agora mesmo';
  if (passed < HOUR) return `há ${Math.floor(passed / MINUTE)} min`;
  if (passed < DAY) return `há ${Math.floor(passed / HOUR)} h`;
  return `em ${DATE.format(time)}`;
}
