import { Link } from 'react-router-dom';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmailText } from '../../ui/email-text.tsx';
import type { Columns } from '../../ui/list/table/column.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { companiesText, planText, roleText } from '../account/user-labels.ts';
import type { UserRowFragment } from '../account/users.gen.ts';
import listClasses from '../list/lists.module.css';

/** Returns the columns of the accounts' list. */
export const userColumns = (ownId: string | undefined): Columns<UserRowFragment> => [
  {
    name: 'Usuário',
    orders: { ascending: 'name', descending: 'nameDescending' },
    title: ({ name }) => name,
    cell: ({ email, isEmailConfirmed }) => (
      <small>
        <EmailText address={email} />
        {!isEmailConfirmed && ' · E-mail não confirmado'}
      </small>
    ),
  },
  {
    name: 'Papel',
    width: '7.5rem',
    orders: { ascending: 'role', descending: 'roleDescending' },
    cell: ({ id, role, adminRole }) => (
      <>
        {roleText({ role, adminRole })}
        {id === ownId && <small>Sua conta</small>}
      </>
    ),
  },
  {
    name: 'Plano',
    width: '6.75rem',
    leaves: 2,
    orders: { ascending: 'plan', descending: 'planDescending' },
    cell: planText,
  },
  {
    name: 'Empresas',
    width: '6.75rem',
    leaves: 3,
    cell: ({ email, companiesCount }) =>
      companiesCount === 0 ? (
        <span className={listClasses.aside}>
          Nenhuma<span className={listClasses.onCard}> empresa</span>
        </span>
      ) : (
        <Link to={paths.admin({ tab: 'companies', q: email })}>{companiesText(companiesCount)}</Link>
      ),
  },
  {
    name: 'Desde',
    width: '7rem',
    leaves: 1,
    isOffCard: true,
    orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
    cell: ({ createdAt }) => <span title={formatDateTime(createdAt)}>{formatDate(createdAt)}</span>,
    detail: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    name: 'Situação',
    width: '6.5rem',
    orders: { ascending: 'inactive', descending: 'active' },
    cell: ({ isActive }) => (
      <span data-off-card={isActive || undefined}>
        <StatusTag tone={isActive ? 'good' : 'bad'}>{isActive ? 'Ativo' : 'Inativo'}</StatusTag>
      </span>
    ),
  },
];
