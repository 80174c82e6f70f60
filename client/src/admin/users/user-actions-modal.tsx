import { paths } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { planText } from '../account/user-labels.ts';
import type { UserRowFragment } from '../account/users.gen.ts';
import { ActionList } from '../actions/action-list.tsx';
import type { UserModal } from './user-modal.ts';

interface UserActionsModalProps {
  user: UserRowFragment;
  /** True for the viewer's own account. */
  isOwn: boolean;
  show(next: UserModal): void;
  activate(): void;
  onClose(): void;
}

/** Lists the actions of an account, each with a description. */
export function UserActionsModal({ user, isOwn, show, activate, onClose }: UserActionsModalProps) {
  return (
    <SiteModal title={user.name} size="md" onClose={onClose}>
      {isOwn && (
        <Notice>
          <p>
            Esta é a sua conta. Ninguém desativa ou remove a si mesmo, nem deixa de ser administrador por
            conta própria: assim o guia nunca fica sem quem o administre.
          </p>
        </Notice>
      )}
      <ActionList
        actions={[
          isOwn
            ? { text: 'Meu perfil', description: 'Aqui você troca a própria senha.', act: paths.profile() }
            : {
                text: 'Definir senha',
                description: 'Encerra todas as sessões e chaves de API da conta.',
                act: () => show({ kind: 'password', user }),
              },
          {
            text: 'Mudar plano',
            description: `Plano atual: ${planText(user)}.`,
            act: () => show({ kind: 'plan', user }),
          },
          {
            text: 'Chaves de API',
            description: 'Com quais sistemas a conta usa a API; aqui você as encerra.',
            act: () => show({ kind: 'keys', user }),
          },
          !isOwn &&
            (user.isActive
              ? {
                  text: 'Desativar conta',
                  description: 'A pessoa não entra mais; os dados ficam guardados.',
                  act: () => show({ kind: 'deactivate', users: [user] }),
                }
              : { text: 'Ativar conta', description: 'A pessoa volta a poder entrar.', act: activate }),
          !isOwn && {
            text: 'Remover usuário',
            description: 'Apaga a conta e as empresas dela, para sempre.',
            act: () => show({ kind: 'remove', user }),
            isGrave: true,
          },
          {
            text: 'Ver histórico',
            description: 'O que administradores fizeram com a conta.',
            act: paths.adminAudit({ type: 'user', subject: user.id }),
          },
        ]}
      />
    </SiteModal>
  );
}
