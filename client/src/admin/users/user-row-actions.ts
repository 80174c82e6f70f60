import { paths } from '../../paths.ts';
import { planText } from '../account/user-labels.ts';
import type { UserRowFragment } from '../account/users.gen.ts';
import type { Action } from '../actions/action-list.tsx';
import type { UserModal } from './user-modal.ts';

interface UserRowActionsOptions {
  /** Id of the viewer's own account. */
  ownId: string | undefined;
  show(next: UserModal): void;
  activate(users: readonly UserRowFragment[]): void;
}

/** Returns the actions of an account; the own one lacks some. */
export const userRowActions =
  ({ ownId, show, activate }: UserRowActionsOptions) =>
  (user: UserRowFragment): (Action | false)[] => {
    const isOwn = user.id === ownId;
    return [
      {
        text: 'Editar',
        description: 'Nome, e-mail e papel.',
        act: () => show({ kind: 'edit', user }),
      },
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
        user.hasSecondFactor && {
          text: 'Desativar duas etapas',
          description: 'Para quem perdeu o celular e os códigos; encerra as sessões.',
          act: () => show({ kind: 'second-factor', user }),
        },
      !isOwn &&
        (user.isActive
          ? {
              text: 'Desativar conta',
              description: 'A pessoa não entra mais; os dados ficam guardados.',
              act: () => show({ kind: 'deactivate', users: [user] }),
            }
          : {
              text: 'Ativar conta',
              description: 'A pessoa volta a poder entrar.',
              act: () => activate([user]),
            }),
      {
        text: 'Ver histórico',
        description: 'O que administradores fizeram com a conta.',
        act: paths.adminAudit({ type: 'user', subject: user.id }),
      },
      !isOwn && {
        text: 'Remover usuário',
        description: 'Apaga a conta e as empresas dela, para sempre.',
        act: () => show({ kind: 'remove', user }),
        isGrave: true,
      },
    ];
  };
