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

/** Returns 'Aprovando 214 empresas'. */
export const runningText = ({ action, total }: BulkJobPartsFragment): string =>
  `${WORDS[action][0]} ${formatAmount(total, 'empresa', 'empresas')}`;

/** Returns '211 empresas aprovadas, 3 não deram certo.', with why it ended early. */
export function endedText({ action, status, processedCount, failedCount }: BulkJobPartsFragment): string {
  const done = processedCount - failedCount;
  const [, one, several] = WORDS[action];
  const parts = [`${formatAmount(done, 'empresa', 'empresas')} ${done === 1 ? one : several}`];
  if (failedCount > 0)
    parts.push(`${formatNumber(failedCount)} ${failedCount === 1 ? 'não deu certo' : 'não deram certo'}`);
  return [`${parts.join(', ')}.`, ENDS[status]].filter(Boolean).join(' ');
}
