import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { type ApiKeyRowFragment, useDeleteApiKeyMutation } from './api-keys.gen.ts';
import { isExpired } from './is-expired.ts';

interface EndKeyModalProps {
  apiKey: ApiKeyRowFragment;
  /** Called once it has ended. */
  onEnded(): void;
  onClose(): void;
}

/** Confirms that an API key ends. */
export function EndKeyModal({ apiKey, onEnded, onClose }: EndKeyModalProps) {
  const [deleteKey] = useDeleteApiKeyMutation();
  const { id, name, beginning } = apiKey;
  return (
    <AttemptModal
      title="Encerrar a chave de API?"
      action="Encerrar chave"
      failedText="Não foi possível encerrar agora. Tente novamente."
      doneText="Chave de API encerrada."
      codesOfDone={['NOT_FOUND']}
      run={() => deleteKey({ variables: { id } })}
      onDone={onEnded}
      onClose={onClose}
    >
      {isExpired(apiKey) ? (
        <p>
          <strong>{name}</strong> ({beginning}…) já venceu e não funciona mais. Encerrada, ela sai desta
          lista.
        </p>
      ) : (
        <p>
          O sistema que usa <strong>{name}</strong> ({beginning}…) para de funcionar agora, e a chave não
          volta a valer.
        </p>
      )}
    </AttemptModal>
  );
}
