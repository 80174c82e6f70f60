import { failureOf } from '../../api/errors.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { type ApiKeyRowFragment, useDeleteApiKeyMutation } from './api-keys.gen.ts';

interface EndKeyModalProps {
  apiKey: ApiKeyRowFragment;
  /** Called once it has ended. */
  onEnded(): void;
  onClose(): void;
}

/** Confirms that an API key ends. */
export function EndKeyModal({ apiKey: { id, name, beginning }, onEnded, onClose }: EndKeyModalProps) {
  const [deleteKey] = useDeleteApiKeyMutation();
  const end = async () => {
    try {
      await deleteKey({ variables: { id } });
    } catch (error) {
      // It has ended already.
      if (failureOf(error).code !== 'NOT_FOUND') throw error;
    }
  };
  return (
    <AttemptModal
      title="Encerrar a chave de API?"
      action="Encerrar chave"
      failedText="Não foi possível encerrar agora. Tente novamente."
      doneText="Chave de API encerrada."
      run={end}
      onDone={onEnded}
      onClose={onClose}
    >
      <p>
        O sistema que usa <strong>{name}</strong> ({beginning}…) para de funcionar agora, e a chave não volta
        a valer.
      </p>
    </AttemptModal>
  );
}
