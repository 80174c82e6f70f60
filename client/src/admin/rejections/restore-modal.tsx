import { showToast } from '../../ui/feedback/toast-store.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { type RejectionRowFragment, useRestoreRejectionMutation } from './rejections.gen.ts';

const list = new Intl.ListFormat('pt-BR');

interface RestoreModalProps {
  rejection: RejectionRowFragment;
  onClose(): void;
  onRestored(): void;
}

/** Makes a rejected company pending again and says what its record does not have. */
export function RestoreModal({ rejection: { id, name, owner }, onClose, onRestored }: RestoreModalProps) {
  const [restore] = useRestoreRejectionMutation();
  return (
    <AttemptModal
      title={`Trazer de volta ${name}`}
      action="Trazer de volta"
      isDestructive={false}
      failedText="Erro ao trazer a empresa de volta"
      run={async () => {
        const { data } = await restore({ variables: { id } });
        const missing = data?.restoreRejection.notRestored ?? [];
        showToast(
          `${name} voltou para a fila de aprovação. Não foi possível recuperar: ${list.format(missing)}.`,
        );
      }}
      onDone={onRestored}
      onClose={onClose}
    >
      <p>
        A empresa volta para a fila de aprovação com o que foi preenchido. Logo e fotos não ficam guardados e
        precisam ser enviados de novo; quem tinha um papel na empresa precisa de outro convite.
      </p>
      {owner && <p>{owner.name} fica sabendo por e-mail.</p>}
    </AttemptModal>
  );
}
