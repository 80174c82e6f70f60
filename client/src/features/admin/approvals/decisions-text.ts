import { showToast } from '../../../components/toast-store.ts';
import { formatNumber } from '../../../lib/format.ts';

interface Decisions {
  done: readonly string[];
  failed: readonly { id: string; code: string; message: string }[];
}

const DONE = {
  approved: ['1 empresa foi aprovada.', 'empresas foram aprovadas.'],
  rejected: ['1 empresa foi rejeitada.', 'empresas foram rejeitadas.'],
} as const;

function moreText(others: number): string {
  if (others === 0) return '';
  return others === 1
    ? ' Outra também não pôde ser decidida.'
    : ` Outras ${formatNumber(others)} também não puderam ser decididas.`;
}

/** Those that wait no more: decided now, or by somebody else before. What failed otherwise still waits. */
export const settledOf = ({ done, failed }: Decisions): string[] => [
  ...done,
  ...failed.filter(({ code }) => code === 'CONFLICT' || code === 'NOT_FOUND').map(({ id }) => id),
];

/** Says how several decisions went: what was done, and the first that was not, with how many more. */
export function tellDecisions({ done, failed }: Decisions, kind: keyof typeof DONE): void {
  const [one, several] = DONE[kind];
  if (done.length > 0) showToast(done.length === 1 ? one : `${formatNumber(done.length)} ${several}`);
  const [first, ...others] = failed;
  if (first) {
    showToast(`${first.message}${moreText(others.length)}`, 'error');
  }
}
