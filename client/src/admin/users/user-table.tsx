import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { Selection } from '../../ui/list/use-selection.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { companiesText, planText, ROLE_NAMES } from '../account/user-labels.ts';
import type { UserRowFragment } from '../account/users.gen.ts';
import listClasses from '../list/lists.module.css';
import type { UserModal } from './use-user-modal.ts';

interface UserTableProps {
  users: readonly UserRowFragment[];
  ownId: string | undefined;
  selection: Selection;
  /** True while the account is being activated or deactivated. */
  isBusy(id: string): boolean;
  show(next: UserModal): void;
}

/** Table of one page of accounts. */
export function UserTable({ users, ownId, selection, isBusy, show }: UserTableProps) {
  return (
    <DataTable<UserRowFragment>
      label="Usuários"
      rows={users}
      selection={{ ...selection, nameOf: ({ name }) => name, isFixed: ({ id }) => id === ownId }}
      columns={[
        {
          name: 'Usuário',
          cell: (user) => (
            <>
              {user.name}
              <small>
                <EmailText address={user.email} />
              </small>
              {!user.isEmailConfirmed && <small>E-mail não confirmado</small>}
            </>
          ),
        },
        {
          name: 'Papel',
          cell: ({ id, role }) => (
            <>
              {ROLE_NAMES[role]}
              {id === ownId && <small>Sua conta</small>}
            </>
          ),
        },
        { name: 'Plano', cell: (user) => planText(user) },
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
              <Button
                variant="default"
                aria-label={`Editar ${user.name}`}
                onClick={() => show({ kind: 'edit', user })}
              >
                Editar
              </Button>
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
      ]}
    />
  );
}
