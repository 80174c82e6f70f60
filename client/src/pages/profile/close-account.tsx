import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { closeSession } from '../../api/close-session.ts';
import { failureOf } from '../../api/errors.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { useDeleteAccountMutation } from './profile.gen.ts';
import classes from './profile.module.css';

/** Lists what will be removed, asks for the password, and closes the account. */
export function CloseAccount({ ownsCompanies, onClose }: { ownsCompanies: boolean; onClose(): void }) {
  const [close] = useDeleteAccountMutation();
  const navigate = useNavigate();
  const password = useRef<HTMLInputElement>(null);
  const [fieldProblem, setFieldProblem] = useState<string>();
  const reject = (text: string | undefined): boolean => {
    setFieldProblem(text);
    password.current?.focus();
    return text !== undefined;
  };
  const { isBusy, problem, attempt } = useAttempt(
    'Não foi possível encerrar a conta. Tente novamente.',
    (error) => reject(Object.values(failureOf(error).fields)[0]),
  );
  const confirm = () =>
    attempt(async () => {
      const confirmation = password.current?.value ?? '';
      if (confirmation === '') {
        reject('Informe a sua senha');
        return;
      }
      setFieldProblem(undefined);
      await close({ variables: { password: confirmation } });
      // The page becomes short for a moment: its footer would move into view.
      window.scrollTo(0, 0);
      // The page below redirects to the login once signed out; the redirect to the start page comes after it.
      flushSync(closeSession);
      navigate(paths.home(), { replace: true });
      showToast('Sua conta foi encerrada.');
    });

  return (
    <ConfirmModal
      title="Encerrar conta"
      action="Encerrar conta"
      isBusy={isBusy}
      problem={problem}
      hasTyped={() => (password.current?.value ?? '') !== ''}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.words}>
        <p>
          <strong>Isto não pode ser desfeito.</strong> Serão removidos para sempre:
        </p>
        <ul>
          <li>sua conta e o acesso a ela;</li>
          {ownsCompanies && <li>todas as suas empresas, com avaliações, mensagens, números e logos;</li>}
          <li>suas solicitações de plano e seus pedidos para assumir empresas.</li>
        </ul>
        <p>
          As avaliações que você deu ficam, sem o seu nome; as mensagens que enviou a empresas ficam com elas.
          Se quiser guardar algo, baixe antes os seus dados.
        </p>
        <PasswordField
          ref={password}
          label="Sua senha"
          name="password"
          data-autofocus
          autoComplete="current-password"
          required
          error={fieldProblem}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isBusy) void confirm();
          }}
        />
      </div>
    </ConfirmModal>
  );
}
