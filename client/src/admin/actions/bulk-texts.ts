import { formatAmount, formatNumber } from '../../lib/format.ts';
import type { BulkJobPartsFragment } from './bulk-job.gen.ts';

type Action = BulkJobPartsFragment['action'];

/** What runs, and what was done to one company and to several. */
const WORDS: Record<Action, [runs: string, one: string, several: string]> = {
  approve: ['Aprovando', 'aprovada', 'aprovadas'],
  reject: ['Rejeitando', 'rejeitada', 'rejeitadas'],
  assignKind: ['Mudando o segmento de', 'alterada', 'alteradas'],
  activate: ['Ativando', 'ativada', 'ativadas'],
  deactivate: ['Desativando', 'desativada', 'desativadas'],
};
const ENDS: Partial<Record<BulkJobPartsFragment['status'], string>> = {
  cancelled: 'A ação foi parada: o que já foi feito continua feito.',
  failed: 'A ação foi parada: quem a começou não é mais administrador.',
};

/** Whether an action, or its undoing, is still to end. */
export const isUnderWay = ({ status }: Pick<BulkJobPartsFragment, 'status'>): boolean =>
  status === 'running' || status === 'undoing';

/** Returns how many companies are done or undone, and of how many. */
export const progressOf = ({
  status,
  total,
  processedCount,
  failedCount,
  undoneCount,
}: BulkJobPartsFragment): { done: number; of: number } =>
  status === 'undoing'
    ? { done: undoneCount, of: processedCount - failedCount }
    : { done: processedCount, of: total };

/** Returns 'Aprovando 214 empresas'. */
export function runningText(job: BulkJobPartsFragment): string {
  const runs = job.status === 'undoing' ? 'Desfazendo a decisão sobre' : WORDS[job.action][0];
  return `${runs} ${formatAmount(progressOf(job).of, 'empresa', 'empresas')}`;
}

/** Returns '211 empresas aprovadas, 3 não deram certo.', with why it ended early. */
export function endedText(job: BulkJobPartsFragment): string {
  const { action, status, processedCount, failedCount, undoneCount } = job;
  if (status === 'undone')
    return undoneCount === 1
      ? 'Desfeito: 1 empresa espera de novo por uma decisão.'
      : `Desfeito: ${formatNumber(undoneCount)} empresas esperam de novo por uma decisão.`;
  const done = processedCount - failedCount;
  const [, one, several] = WORDS[action];
  const parts = [`${formatAmount(done, 'empresa', 'empresas')} ${done === 1 ? one : several}`];
  if (failedCount > 0)
    parts.push(`${formatNumber(failedCount)} ${failedCount === 1 ? 'não deu certo' : 'não deram certo'}`);
  return [`${parts.join(', ')}.`, ENDS[status]].filter(Boolean).join(' ');
}
