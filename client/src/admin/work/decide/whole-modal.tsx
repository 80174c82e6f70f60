import { ConfirmModal } from '../../../ui/modal/confirm-modal.tsx';
import { countOf, WORK_KINDS, type WorkKind } from '../../actions/work-kinds.ts';
import type { DecisionAction } from '../../undo/waiting-decisions.ts';

interface WholeModalProps {
  kind: WorkKind;
  action: DecisionAction;
  /** Matters of the filter. */
  total: number;
  onConfirm(): void;
  onClose(): void;
}

/** Confirms a decision without reason on all matters of a filter. */
export function WholeModal({ kind, action, total, onConfirm, onClose }: WholeModalProps) {
  const { approve, reject, canUndo } = WORK_KINDS[kind];
  const { label } = action === 'reject' && reject ? reject : approve;
  const count = countOf(kind, total);
  return (
    <ConfirmModal
      title={`Ação com ${count}`}
      action={`${label}: ${count}`}
      isDestructive={action === 'reject'}
      isBusy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        Vale para tudo o que o filtro mostra, em todas as páginas, e roda em segundo plano: você pode sair
        desta página e parar a ação quando quiser.
      </p>
      <p>{canUndo ? 'Dá para desfazer por dez segundos depois do fim.' : 'Não dá para desfazer.'}</p>
    </ConfirmModal>
  );
}
