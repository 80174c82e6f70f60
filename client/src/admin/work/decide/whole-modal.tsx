import { ConfirmModal } from '../../../ui/modal/confirm-modal.tsx';
import { countOf, WORK_KINDS, type WorkKind } from '../../actions/work-kinds.ts';

interface WholeModalProps {
  kind: WorkKind;
  /** Matters of the filter. */
  total: number;
  onConfirm(): void;
  onClose(): void;
}

/** Confirms the approval of all matters of a filter. */
export function WholeModal({ kind, total, onConfirm, onClose }: WholeModalProps) {
  const { approve } = WORK_KINDS[kind];
  const count = countOf(kind, total);
  return (
    <ConfirmModal
      title={`Ação com ${count}`}
      action={`${approve.label}: ${count}`}
      isDestructive={false}
      isBusy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        Vale para tudo o que o filtro mostra, em todas as páginas, e roda em segundo plano: você pode sair
        desta página e parar a ação quando quiser.
      </p>
      <p>Dá para desfazer por dez segundos depois do fim.</p>
    </ConfirmModal>
  );
}
