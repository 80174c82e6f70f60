import { formatAmount } from '../../lib/format.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import type { BulkSelection } from '../bulk/use-bulk-selection.ts';
import { type RejectionRowFragment, useRestoreRejectionMutation } from './rejections.gen.ts';

const list = new Intl.ListFormat('pt-BR');

interface RestoreModalProps {
  rejection: RejectionRowFragment;
  onClose(): void;
  /** Called once it is pending again. */
  onRestored(): void;
}

/** Makes a rejected company pending again and says what it had and was removed since. */
export function RestoreModal({ rejection: { id, name, owner }, onClose, onRestored }: RestoreModalProps) {
  const [restore] = useRestoreRejectionMutation();
  return (
    <AttemptModal
      title={`Trazer “${name}” de volta?`}
      action="Trazer de volta"
      isDestructive={false}
      failedText="Erro ao trazer a empresa de volta"
      run={async () => {
        const { data } = await restore({ variables: { id } });
        const missing = data?.restoreRejection.notRestored ?? [];
        const without = missing.length > 0 ? ` Ficou sem: ${list.format(missing)}.` : '';
        showToast(`${name} voltou para a fila de aprovação.${without}`);
        onRestored();
      }}
      onClose={onClose}
    >
      <p>
        A empresa volta para a fila de aprovação como estava, com logo e fotos
        {owner && ' e com quem tinha um papel nela'}.
      </p>
      {owner && <p>{owner.name} fica sabendo por e-mail.</p>}
    </AttemptModal>
  );
}

interface RestoreSeveralModalProps {
  chosen: BulkSelection<RejectionRowFragment>;
  onClose(): void;
}

/** Makes the selected companies, or all of the search, pending again in the background. */
export function RestoreSeveralModal({ chosen, onClose }: RestoreSeveralModalProps) {
  return (
    <AttemptModal
      title={`Trazer de volta ${formatAmount(chosen.count, 'empresa', 'empresas')}`}
      action="Trazer de volta"
      isDestructive={false}
      failedText="Erro ao começar a ação em lote"
      run={async () => {
        if (await chosen.start({ action: 'restoreRejection' })) onClose();
      }}
      onClose={onClose}
    >
      <p>
        As empresas voltam para a fila de aprovação como estavam, com logo, fotos e quem tinha um papel nelas.
      </p>
      <p>Os donos ficam sabendo por e-mail.</p>
      <p>Isto roda em segundo plano: você pode sair desta página e parar a ação quando quiser.</p>
    </AttemptModal>
  );
}
