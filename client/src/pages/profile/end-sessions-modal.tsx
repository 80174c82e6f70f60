import { failureOf } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { useAttempt } from '../../ui/modal/use-attempt.ts';
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
  const { isBusy, problem, attempt } = useAttempt('Não foi possível encerrar agora. Tente novamente.');
  const end = async ({ id }: OwnSessionFragment) => {
    try {
      await endOne({ variables: { id } });
    } catch (error) {
      // Already ended: the wish is fulfilled.
      if (failureOf(error).code !== 'NOT_FOUND') throw error;
    }
  };
  const confirm = () =>
    attempt(async () => {
      if (session) await end(session);
      else await endOthers();
      showToast(session ? 'Sessão encerrada.' : 'As outras sessões foram encerradas.');
      onEnded();
    });
  return (
    <ConfirmModal
      title={session ? 'Encerrar a sessão?' : 'Encerrar todas as outras sessões?'}
      action={session ? 'Encerrar sessão' : 'Encerrar todas as outras'}
      isBusy={isBusy}
      problem={problem}
      onConfirm={confirm}
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
    </ConfirmModal>
  );
}
