import { failureOf } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
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
  const end = async ({ id }: OwnSessionFragment) => {
    try {
      await endOne({ variables: { id } });
    } catch (error) {
      // It has ended already.
      if (failureOf(error).code !== 'NOT_FOUND') throw error;
    }
  };
  const run = async () => {
    if (session) await end(session);
    else await endOthers();
    showToast(session ? 'Sessão encerrada.' : 'As outras sessões foram encerradas.');
    onEnded();
  };
  return (
    <AttemptModal
      title={session ? 'Encerrar a sessão?' : 'Encerrar todas as outras sessões?'}
      action={session ? 'Encerrar sessão' : 'Encerrar todas as outras'}
      failedText="Não foi possível encerrar agora. Tente novamente."
      run={run}
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
