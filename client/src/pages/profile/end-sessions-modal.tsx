import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import {
  type OwnSessionFragment,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} from './sessions.gen.ts';

interface EndSessionsModalProps {
  /** Missing: all sessions but this one. */
  session: OwnSessionFragment | undefined;
  /** Called once they have ended; reloads the list. */
  onEnded(): void;
  onClose(): void;
}

/** Confirms that other sessions of the account end. */
export function EndSessionsModal({ session, onEnded, onClose }: EndSessionsModalProps) {
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  return (
    <AttemptModal
      title={session ? 'Encerrar a sessão?' : 'Encerrar todas as outras sessões?'}
      action={session ? 'Encerrar sessão' : 'Encerrar todas as outras'}
      failedText="Não foi possível encerrar agora. Tente novamente."
      doneText={session ? 'Sessão encerrada.' : 'As outras sessões foram encerradas.'}
      codesOfDone={['NOT_FOUND']}
      run={() => (session ? endOne({ variables: { id: session.id } }) : endOthers())}
      onDone={onEnded}
      onClose={onClose}
    >
      {session ? (
        <p>
          Em <strong>{session.device}</strong> será preciso entrar de novo com e-mail e senha.
        </p>
      ) : (
        <p>
          Em todos os outros aparelhos será preciso entrar de novo com e-mail e senha. Esta sessão continua.
        </p>
      )}
    </AttemptModal>
  );
}
