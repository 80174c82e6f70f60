import { useState } from 'react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import {
  type OwnSessionFragment,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} from './sessions.gen.ts';

interface EndSessionsModalProps {
  /** All but this one, where it is left out. */
  session: OwnSessionFragment | undefined;
  /** After they are ended: the list is to be asked for anew. */
  onEnded(): void;
  onClose(): void;
}

/** Asks before other logins of the account are ended. */
export function EndSessionsModal({ session, onEnded, onClose }: EndSessionsModalProps) {
  const [endOne, one] = useEndSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  const [problem, setProblem] = useState<string>();
  const end = async ({ id }: OwnSessionFragment) => {
    try {
      await endOne({ variables: { id } });
    } catch (error) {
      // Ended meanwhile, here or elsewhere: then it is as it was wished.
      if (failureOf(error).code !== 'NOT_FOUND') throw error;
    }
  };
  const confirm = async () => {
    setProblem(undefined);
    try {
      if (session) await end(session);
      else await endOthers();
      showToast(session ? 'Sessão encerrada.' : 'As outras sessões foram encerradas.');
      onEnded();
    } catch (error) {
      setProblem(errorMessage(error, 'Não foi possível encerrar agora. Tente novamente.'));
    }
  };
  return (
    <ConfirmModal
      title={session ? 'Encerrar a sessão?' : 'Encerrar todas as outras sessões?'}
      action={session ? 'Encerrar sessão' : 'Encerrar todas as outras'}
      isBusy={one.loading || others.loading}
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
