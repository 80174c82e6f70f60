import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { type UserRowFragment, useRemoveSecondFactorMutation } from '../account/users.gen.ts';

interface RemoveSecondFactorModalProps {
  user: UserRowFragment;
  onClose(): void;
  /** Called once it is removed; reloads the list. */
  onRemoved(): void;
}

/** Confirms removing the second factor of an account whose devices are lost. */
export function RemoveSecondFactorModal({ user, onClose, onRemoved }: RemoveSecondFactorModalProps) {
  const [remove] = useRemoveSecondFactorMutation();
  return (
    <AttemptModal
      title="Desativar duas etapas?"
      action="Desativar duas etapas"
      failedText="Não foi possível desativar agora. Tente novamente."
      doneText="Verificação em duas etapas desativada."
      run={() => remove({ variables: { id: user.id } })}
      onDone={onRemoved}
      onClose={onClose}
    >
      <p>
        <strong>{user.name}</strong> passa a entrar só com a senha. As sessões da conta terminam, e ela recebe
        um e-mail. Confirme antes, por outro caminho, que é a própria pessoa quem pede.
      </p>
    </AttemptModal>
  );
}
