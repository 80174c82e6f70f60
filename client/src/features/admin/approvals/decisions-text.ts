import { showToast } from '../../../components/toast-store.ts';
import { formatNumber } from '../../../lib/format.ts';

interface Decisions {
  done: readonly string[];
  failed: readonly { message: string }[];
}

const DONE = {
  approved: ['1 empresa foi aprovada.', 'empresas foram aprovadas.'],
  rejected: ['1 empresa foi rejeitada.', 'empresas foram rejeitadas.'],
} as const;

/** Says how several decisions went: what was done, and the first that was not, with how many more. */
export function tellDecisions({ done, failed }: Decisions, kind: keyof typeof DONE): void {
  const [one, several] = DONE[kind];
  if (done.length > 0) showToast(done.length === 1 ? one : `${formatNumber(done.length)} ${several}`);
  const [first, ...others] = failed;
  if (first) {
    const more = others.length === 0 ? '' : ` E mais ${formatNumber(others.length)} assim.`;
    showToast(`${first.message}${more}`, 'error');
  }
}
