import { IfMailed } from '../../../domain/site/if-mailed.tsx';
import { ConfirmModal } from '../../../ui/modal/confirm-modal.tsx';
import { APPROVAL_TYPES, countOf, type WorkKind } from '../../approval-types/approval-types.ts';

interface ApproveModalProps {
  kind: WorkKind;
  /** How many are approved. */
  count: number;
  /** True for all approvals of a filter. */
  allMatching?: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Confirms the approval of all approvals of a filter, and of what cannot be undone. */
export function ApproveModal({ kind, count, allMatching = false, onConfirm, onClose }: ApproveModalProps) {
  const { approve, final, mailed } = APPROVAL_TYPES[kind];
  const counted = countOf(kind, count);
  return (
    <ConfirmModal
      title={count === 1 && !allMatching ? approve.label : `Ação com ${counted}`}
      action={count === 1 && !allMatching ? approve.label : `${approve.label}: ${counted}`}
      isDestructive={false}
      isBusy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {allMatching && (
        <p>
          Vale para tudo o que o filtro mostra, em todas as páginas. Roda em segundo plano: você pode sair
          desta página e parar a ação quando quiser.
        </p>
      )}
      {final && (
        <p>
          {final}
          <IfMailed> {mailed}</IfMailed>
        </p>
      )}
      <p>{final ? 'Não dá para desfazer.' : 'Dá para desfazer por dez segundos depois do fim.'}</p>
    </ConfirmModal>
  );
}
