import { formatAmount, formatNumber } from '../../lib/format.ts';

interface Counted {
  total: number;
  totalIsExact: boolean;
}

/** Rounds an estimate to two digits. */
function roughly(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.round(value / step) * step;
}

/** Estimates are at most half as much again as the amount; rounding adds a twentieth. */
const SURPLUS = 1.6;

/** Returns '1 empresa', '12 empresas'; 'mais de 7.500 empresas' for an estimate of 12.000. */
export const formatCounted = ({ total, totalIsExact }: Counted, singular: string, plural: string): string =>
  totalIsExact
    ? formatAmount(total, singular, plural)
    : `mais de ${formatNumber(roughly(total / SURPLUS))} ${plural}`;

const formatTotal = ({ total, totalIsExact }: Counted): string =>
  totalIsExact ? formatNumber(total) : `cerca de ${formatNumber(roughly(total))}`;

/** Returns '1 opção', '12 opções', 'cerca de 750 opções': the number of `formatResults`, beside which it stands. */
export const formatOptions = (counted: Counted): string =>
  `${formatTotal(counted)} ${counted.totalIsExact && counted.total === 1 ? 'opção' : 'opções'}`;

/** Returns 'N resultado(s) encontrado(s)', with 'cerca de' where N is an estimate. */
export const formatResults = (counted: Counted): string =>
  `${formatTotal(counted)} resultado(s) encontrado(s)`;
