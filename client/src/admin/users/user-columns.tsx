import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmailText } from '../../ui/email-text.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { companiesText, planText, roleText } from '../account/user-labels.ts';
import type { UserRowFragment } from '../account/users.gen.ts';
import listClasses from '../list/lists.module.css';
import { RowButton } from '../list/row-button.tsx';
import type { UserModal } from './user-modal.ts';

interface UserColumnsOptions {
  ownId: string | undefined;
  /** True while the account is being activated or deactivated. */
  isBusy(id: string): boolean;
  show(next: UserModal): void;
}

/** Returns the columns of the accounts' list. */
export const userColumns = ({
  ownId,
  isBusy,
  show,
}: UserColumnsOptions): [Column<UserRowFragment>, ...Column<UserRowFragment>[]] => [
  {
    name: 'Usuário',
    cell: ({ name, email, isEmailConfirmed }) => (
      <>
        {name}
        <small>
          <EmailText address={email} />
        </small>
        {!isEmailConfirmed && <small>E-mail não confirmado</small>}
      </>
    ),
  },
  {
    name: 'Papel',
    cell: ({ id, role, adminRole }) => (
      <>
        {roleText({ role, adminRole })}
        {id === ownId && <small>Sua conta</small>}
      </>
    ),
  },
  { name: 'Plano', cell: planText },
  {
    name: 'Empresas',
    cell: ({ email, companiesCount }) =>
      companiesCount === 0 ? (
        'Nenhuma'
      ) : (
        <Link to={paths.admin({ tab: 'companies', q: email })} className={listClasses.whole}>
          {companiesText(companiesCount)}
        </Link>
      ),
  },
  { name: 'Desde', cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    name: 'Situação',
    cell: ({ isActive }) => (
      <StatusTag tone={isActive ? 'good' : 'bad'}>{isActive ? 'Ativo' : 'Inativo'}</StatusTag>
    ),
  },
  {
    name: '',
    cell: (user) => (
      <>
        <RowButton of={user.name} onClick={() => show({ kind: 'edit', user })}>
          Editar
        </RowButton>
        <Button
          variant="default"
          aria-label={`Mais ações: ${user.name}`}
          loading={isBusy(user.id)}
          onClick={() => show({ kind: 'actions', user })}
        >
          Mais
        </Button>
      </>
    ),
  },
];
