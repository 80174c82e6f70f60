import { formatNumber } from '../../../lib/format.ts';
import { ConfirmModal } from '../../../ui/modal/confirm-modal.tsx';
import { WORK_KINDS, type WorkKind } from '../work-kinds.ts';
import type { Verdict } from './use-work-mutations.ts';

interface WholeModalProps {
  kind: WorkKind;
  verdict: Verdict;
  /** Matters of the filter. */
  total: number;
  onConfirm(): void;
  onClose(): void;
}

/** Confirms a decision on all matters of a filter that this page sends one by one. */
export function WholeModal({ kind, verdict, total, onConfirm, onClose }: WholeModalProps) {
  const { one, many, approve, reject, canUndo } = WORK_KINDS[kind];
  const { label } = verdict === 'reject' && reject ? reject : approve;
  const count = `${formatNumber(total)} ${(total === 1 ? one : many).toLowerCase()}`;
  return (
    <ConfirmModal
      title={`Ação com ${count}`}
      action={`${label}: ${count}`}
      isDestructive={verdict === 'reject'}
      isBusy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        Vale para tudo o que o filtro mostra, em todas as páginas.{' '}
        {canUndo ? 'Dá para desfazer por dez segundos depois do fim.' : 'Não dá para desfazer.'}
      </p>
      <p>Deixe o site aberto até o fim: o que faltar continua na fila.</p>
    </ConfirmModal>
  );
}
