import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { companiesText, planText, roleText } from '../account/user-labels.ts';
import type { UserRowFragment } from '../account/users.gen.ts';
import { RowFacts } from '../list/details/row-facts.tsx';

/** Shows an account; why the own one lacks actions, too. */
export function UserDetails({ user, isOwn }: { user: UserRowFragment; isOwn: boolean }) {
  const { id, email, isActive, isEmailConfirmed, isInvited, hasSecondFactor, createdAt, companiesCount } =
    user;
  return (
    <>
      {isOwn && (
        <Notice>
          <p>
            Esta é a sua conta. Você não pode desativá-la, removê-la nem deixar de ser administrador. Assim o
            guia nunca fica sem quem o administre.
          </p>
        </Notice>
      )}
      <RowFacts
        facts={[
          ['Número', `#${id}`],
          [
            'E-mail',
            <>
              <EmailText key="email" address={email} />
              {!isEmailConfirmed && <small>E-mail não confirmado</small>}
            </>,
          ],
          ['Papel', roleText(user)],
          ['Situação', isActive ? (isInvited ? 'Convite enviado, ainda sem senha' : 'Ativo') : 'Inativo'],
          ['Duas etapas', hasSecondFactor ? 'Ativada' : 'Desativada'],
          ['Plano', planText(user)],
          [
            'Empresas',
            companiesCount === 0 ? (
              'Nenhuma'
            ) : (
              <LinkButton key="companies" to={paths.admin({ tab: 'companies', q: email })} variant="light">
                {companiesText(companiesCount)}
              </LinkButton>
            ),
          ],
          ['Desde', formatDateTime(createdAt)],
        ]}
      />
    </>
  );
}
