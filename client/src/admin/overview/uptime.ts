import { formatAmount } from '../../lib/format.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats an uptime in its two largest units: '12 dias e 3 h', '3 h e 5 min', '8 min'. */
export function uptimeInWords(seconds: number): string {
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (days > 0) return joined(formatAmount(days, 'dia', 'dias'), hours, 'h');
  if (hours > 0) return joined(`${hours} h`, minutes, 'min');
  return minutes > 0 ? `${minutes} min` : 'menos de 1 min';
}

const joined = (larger: string, count: number, unit: string): string =>
  count === 0 ? larger : `${larger} e ${count} ${unit}`;
