import { Button } from '@mantine/core';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { planText } from '../account/user-labels.ts';
import type { UserRowFragment } from '../account/users.gen.ts';
import classes from '../actions/steps.module.css';
import type { UserModal } from './use-user-modal.ts';

interface UserActionsModalProps {
  user: UserRowFragment;
  /** True for the viewer's own account. */
  isOwn: boolean;
  show(next: UserModal): void;
  activate(user: UserRowFragment): void;
  onClose(): void;
}

/** Actions of an account, each with a description. */
export function UserActionsModal({ user, isOwn, show, activate, onClose }: UserActionsModalProps) {
  const steps: { text: string; told: string; press(): void; isGrave?: boolean }[] = [
    {
      text: 'Mudar plano',
      told: `Plano atual: ${planText(user)}.`,
      press: () => show({ kind: 'plan', user }),
    },
  ];
  if (!isOwn) {
    steps.unshift({
      text: 'Definir senha',
      told: 'Encerra todas as sessões da conta.',
      press: () => show({ kind: 'password', user }),
    });
    steps.push(
      user.isActive
        ? {
            text: 'Desativar conta',
            told: 'A pessoa não entra mais; os dados ficam guardados.',
            press: () => show({ kind: 'deactivate', users: [user] }),
          }
        : { text: 'Ativar conta', told: 'A pessoa volta a poder entrar.', press: () => activate(user) },
      {
        text: 'Remover usuário',
        told: 'Apaga a conta e as empresas dela, para sempre.',
        press: () => show({ kind: 'remove', user }),
        isGrave: true,
      },
    );
  }
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
      <ul className={classes.steps}>
        {isOwn && (
          <li>
            <LinkButton to={paths.profile()} look="default">
              Meu perfil
            </LinkButton>
            <span>Aqui você troca a própria senha.</span>
          </li>
        )}
        {steps.map(({ text, told, press, isGrave }) => (
          <li key={text}>
            <Button
              variant={isGrave ? 'filled' : 'default'}
              color={isGrave ? 'red.9' : undefined}
              onClick={press}
            >
              {text}
            </Button>
            <span>{told}</span>
          </li>
        ))}
        <li>
          <LinkButton to={paths.adminAudit({ type: 'user', subject: user.id })} look="default">
            Ver histórico
          </LinkButton>
          <span>O que administradores fizeram com a conta.</span>
        </li>
      </ul>
    </SiteModal>
  );
}
