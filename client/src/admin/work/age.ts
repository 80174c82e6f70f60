import { formatNumber, startedDays } from '../../lib/format.ts';

interface Age {
  /** 'dia 3 de 5'; later 'há 9 dias'. */
  text: string;
  /** ', prazo 5' once it is over. */
  due: string;
}

/** Returns how long something has waited, against the days that are allowed. */
export function ageOf(since: string, allowed: number, now = Date.now()): Age {
  const days = startedDays(since, now);
  if (days > allowed) return { text: `há ${formatNumber(days)} dias`, due: `, prazo ${allowed}` };
  return { text: `dia ${days} de ${allowed}`, due: '' };
}
