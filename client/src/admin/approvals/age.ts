import { formatAmount, formatNumber, startedDays } from '../../lib/format.ts';

interface Age {
  /** 'hoje', 'ontem', 'há 3 dias': by started days. */
  text: string;
  /** 'prazo de 5 dias'. */
  due: string;
}

/** Returns how long something has waited, against the days that are allowed. */
export function ageOf(since: string, allowed: number, now = Date.now()): Age {
  const days = startedDays(since, now);
  return {
    text: days === 1 ? 'hoje' : days === 2 ? 'ontem' : `há ${formatNumber(days)} dias`,
    due: `prazo de ${formatAmount(allowed, 'dia', 'dias')}`,
  };
}
