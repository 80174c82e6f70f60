import type { ApolloClient } from '@apollo/client';
import { useNavigate } from 'react-router-dom';
import { checkSession } from '../../domain/account/check-session.ts';
import { signOut } from '../../domain/account/sign-out.ts';
import type { Viewer } from '../../domain/account/use-viewer.ts';
import { PARTS } from '../../domain/members/company-rights.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { type InvitationQuery, useAcceptInvitationMutation } from './invitation.gen.ts';

interface OpenInvitationProps {
  client: ApolloClient;
  token: string;
  invitation: InvitationQuery['invitation'];
  viewer: Viewer;
}

/** Accepts an invitation, or leads to the account with its e-mail and back. */
export function OpenInvitation({ client, token, invitation, viewer }: OpenInvitationProps) {
  const { companyName, part, maskedEmail, isForViewer } = invitation;
  const navigate = useNavigate();
  const [accept] = useAcceptInvitationMutation();
  const { isBusy, problem, attempt } = useAttempt('Não foi possível aceitar agora. Tente novamente.');
  const here = paths.invitation(token);
  const run = () =>
    attempt(async () => {
      const { data } = await accept({ variables: { token } });
      // The account may have got the panel just now.
      if (viewer.status === 'in' && viewer.account.role !== 'company') await checkSession(client);
      showToast(`Você agora é ${PARTS[part].name} de ${companyName}.`);
      navigate(paths.userDashboard(data?.acceptInvitation.id), { replace: true });
    });
  const change = () =>
    attempt(async () => {
      await signOut(client);
      navigate(paths.login(here));
    });
  if (viewer.status !== 'in') {
    return (
      <>
        <p>Para aceitar, entre com a conta de {maskedEmail}, ou crie uma com este e-mail.</p>
        <div className={formClasses.actions}>
          <LinkButton to={paths.login(here)}>Entrar</LinkButton>
          <LinkButton to={paths.register(here)} variant="default">
            Criar conta
          </LinkButton>
        </div>
      </>
    );
  }
  return (
    <>
      {isForViewer ? (
        <p>Quem convidou vê o seu nome e o seu e-mail. Você pode sair quando quiser.</p>
      ) : (
        <Notice tone="warning" announce>
          Este convite é para {maskedEmail}, e você entrou como {viewer.account.email}.
        </Notice>
      )}
      <Problem text={problem} />
      <div className={formClasses.actions}>
        {isForViewer ? (
          <Button onClick={run} loading={isBusy}>
            Aceitar convite
          </Button>
        ) : (
          <Button onClick={change} loading={isBusy}>
            Entrar com outra conta
          </Button>
        )}
      </div>
    </>
  );
}
