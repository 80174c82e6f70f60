import { formatAverage, formatNumber } from './format.ts';

const NO_BEFORE = 'Nada no período anterior';
const periodBefore = (days: number): string =>
  days === 365 ? 'ao ano anterior' : `aos ${days} dias anteriores`;

/** Adds the sign, so that not only the colour shows the direction; a minus as wide as the plus. */
const signed = (value: number, text: string): string => `${value > 0 ? '+' : '−'}${text}`;

/** A larger growth in percent says nothing: the two numbers are named. */
const MOST_PERCENT = 999;

/** Returns '+12%', '−5%', 'de 5 para 11.131' or 'igual'; 'nada no período anterior' where that was counted as 0. */
export function changeInShort(now: number, before: number): string {
  if (before === 0) return NO_BEFORE.toLowerCase();
  const percent = Math.round(((now - before) * 100) / before);
  if (percent > MOST_PERCENT) return `de ${formatNumber(before)} para ${formatNumber(now)}`;
  return percent === 0 ? 'igual' : signed(percent, `${formatNumber(Math.abs(percent))}%`);
}

/** Returns the change from the period before, in words and with its sign. */
export function changeInWords(now: number, before: number, days: number): string {
  if (before === 0) return NO_BEFORE;
  const change = changeInShort(now, before);
  if (change.startsWith('de ')) return `D${change.slice(1)}`;
  return `${change === 'igual' ? 'Igual' : change} em relação ${periodBefore(days)}`;
}

/** Returns the same for an average of stars, in stars; null means no ratings. */
export function averageInWords(now: number | null, before: number | null, days: number): string {
  if (now === null) return 'Nenhuma avaliação no período';
  if (before === null) return 'Nenhuma avaliação no período anterior';
  const tenths = Math.round(now * 10) - Math.round(before * 10);
  if (tenths === 0) return `Igual em relação ${periodBefore(days)}`;
  return `${signed(tenths, formatAverage(Math.abs(tenths) / 10))} em relação ${periodBefore(days)}`;
}
