import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { choiceOf, filterOf } from '../../ui/list/choices.ts';
import { choiceFilter } from '../../ui/list/filters/list-filter.tsx';
import type { Columns } from '../../ui/list/table/column.ts';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { ADMIN_ROLE_NAMES, companiesText, planText, ROLE_NAMES, roleText } from '../account/user-labels.ts';
import {
  AdminUserDocument,
  type UserRowFragment,
  UsersDocument,
  useSetUserActiveMutation,
} from '../account/users.gen.ts';
import type { Action } from '../actions/action-list.tsx';
import { ActivityButtons } from '../actions/activity-buttons.tsx';
import { useActivity } from '../actions/use-activity.ts';
import type { Decisions } from '../actions/use-decisions.ts';
import { useModal } from '../actions/use-modal.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { BulkPartButtons } from '../bulk/bulk-part-buttons.tsx';
import { useBulkPart } from '../bulk/use-bulk-part.ts';
import { type BulkSelection, useBulkSelection } from '../bulk/use-bulk-selection.ts';
import { pagedList, pageVariables, useDescribedList } from '../list/described-list.ts';
import listClasses from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listPage } from '../shell/admin-screen.tsx';
import { UserDetails } from './user-details.tsx';
import { type UserModal, UserModals } from './user-modals.tsx';

/** Activates and deactivates accounts, several in the background. */
function useUserActivity(decisions: Decisions, chosen: BulkSelection<UserRowFragment>) {
  const [set] = useSetUserActiveMutation();
  return useActivity<UserRowFragment>({
    decisions,
    subjectOf: (name) => `A conta de ${name}`,
    failed: 'Erro ao ativar/desativar usuário',
    onChanged: (row) => chosen.selection.update([row]),
    change: (id, isActive) => set({ variables: { id, isActive } }),
    start: (rows, isActive) =>
      chosen.start({ action: isActive ? 'activateAccount' : 'deactivateAccount' }, rows),
  });
}

/** Roles as the list shows them, and all administrators together. */
const ROLES = [
  { value: 'all', label: 'Todos' },
  { value: 'company', label: ROLE_NAMES.company },
  { value: 'user', label: ROLE_NAMES.user },
  { value: 'admin', label: 'Toda a administração' },
  { value: 'administrator', label: ADMIN_ROLE_NAMES.administrator },
  { value: 'moderator', label: ADMIN_ROLE_NAMES.moderator },
  { value: 'reader', label: ADMIN_ROLE_NAMES.reader },
] as const;

/** Reads the query's role and role of administrators from the URL; null means all. */
function roleVariables(address: ListAddress) {
  const choice = choiceOf(address, 'role', ROLES);
  switch (choice) {
    case 'all':
      return { role: null, adminRole: null };
    case 'company':
    case 'user':
    case 'admin':
      return { role: choice, adminRole: null };
    default:
      return { role: null, adminRole: choice };
  }
}

const STATUSES = [
  { value: 'all', label: 'Todas' },
  { value: 'active', label: 'Ativo' },
  { value: 'inactive', label: 'Inativo' },
] as const;
const ORDERS = [
  { value: 'newest', label: 'Mais novos' },
  { value: 'oldest', label: 'Mais antigos' },
  { value: 'name', label: 'Nome, de A a Z' },
  { value: 'nameDescending', label: 'Nome, de Z a A' },
  { value: 'email', label: 'E-mail' },
  { value: 'role', label: 'Papel, administradores primeiro' },
  { value: 'roleDescending', label: 'Papel, administradores por último' },
  { value: 'plan', label: 'Plano, do mais antigo ao mais novo' },
  { value: 'planDescending', label: 'Plano, do mais novo ao mais antigo' },
  { value: 'inactive', label: 'Inativos primeiro' },
  { value: 'active', label: 'Ativos primeiro' },
] as const;

const USERS = pagedList({
  label: 'Usuários',
  words: ['usuário', 'usuários'],
  pagesLabel: 'Páginas dos usuários',
  failedText: 'Erro ao carregar usuários',
  query: UsersDocument,
  variables(address) {
    const status = filterOf(address, 'status', STATUSES);
    return {
      ...pageVariables(address, ORDERS),
      ...roleVariables(address),
      isActive: status && status === 'active',
    };
  },
  rowQuery: { query: AdminUserDocument, row: (data) => data.adminUser },
  mutation: 'SetUserActive',
  search: { label: 'Buscar usuário', description: 'Por nome, e-mail, plano ou número.' },
  filters: (address) => [
    choiceFilter(address, 'role', 'Papel', ROLES),
    choiceFilter(address, 'status', 'Situação', STATUSES),
  ],
  orders: ORDERS,
  notFound: {
    title: 'Nenhum usuário encontrado',
    text: 'Tente outra parte do nome ou do e-mail, ou outros filtros.',
  },
  views: 'users',
  exported: { list: 'users', fileName: 'usuarios' },
  selects: {
    filter: 'accounts',
    allText: 'Selecionar todos os',
    pageText: 'Selecionar todos desta página',
    words: ['usuário selecionado', 'usuários selecionados'],
  },
});

/** Returns the columns of the accounts' list. */
const userColumns = (ownId: string | undefined): Columns<UserRowFragment> => [
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
    cell: ({ id, role, adminRole, isInvited }) => (
      <>
        {roleText({ role, adminRole })}
        {id === ownId && <small>Sua conta</small>}
        {isInvited && <small>Convite enviado</small>}
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
    cell: ({ isActive, isInvited }) => (
      <>
        <span data-off-card={isActive || undefined}>
          <StatusTag tone={isActive ? 'good' : 'bad'}>{isActive ? 'Ativo' : 'Inativo'}</StatusTag>
        </span>
        {isActive && isInvited && (
          <span className={listClasses.onCard}>
            <StatusTag tone="waiting">Convite enviado</StatusTag>
          </span>
        )}
      </>
    ),
  },
];

interface UserRowActionsOptions {
  /** Id of the viewer's own account. */
  ownId: string | undefined;
  show(next: UserModal): void;
  activate(users: readonly UserRowFragment[]): void;
}

/** Returns the actions of an account; the own one lacks some. */
const userRowActions =
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
            description: user.isInvited
              ? 'Envia o convite de novo, ou define uma senha.'
              : 'Por um link no e-mail da pessoa, ou digitada por você.',
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

/** Lists the accounts for administrators. */
export function UserList() {
  const table = useDescribedList(USERS);
  const { list } = table;
  const { rows, element, isBusy } = list;
  const modal = useModal<UserModal>(element);
  const { state, show } = modal;
  useAskedModal(() => show({ kind: 'create' }));
  const ownId = useSession()?.user.id;
  const others = rows.filter(({ id }) => id !== ownId);
  const chosen = useBulkSelection(table.selectable, { visibleRows: others });
  const { selection } = chosen;
  const subsets = {
    activateAccount: useBulkPart(chosen, { action: 'activateAccount' }, ({ isActive }) => !isActive),
    deactivateAccount: useBulkPart(chosen, { action: 'deactivateAccount' }, ({ isActive }) => isActive),
  };
  const activity = useUserActivity(list, chosen);

  return (
    <>
      <AdminTable
        table={table}
        actions={
          <>
            <Button onClick={() => show({ kind: 'create' })}>Novo usuário</Button>
            <Button
              variant="default"
              aria-label="Convidar para a administração"
              title="Convidar para a administração"
              onClick={() => show({ kind: 'invite' })}
            >
              Convidar
            </Button>
          </>
        }
        empty={
          <EmptyState title="Nenhum usuário encontrado">
            <p>Tente outra parte do nome ou do e-mail, ou outros filtros.</p>
          </EmptyState>
        }
        columns={userColumns(ownId)}
        rowActions={userRowActions({ ownId, show, activate: activity.activate })}
        details={{
          title: ({ name }) => name,
          content: (user) => <UserDetails user={user} isOwn={user.id === ownId} />,
        }}
        selection={{ ...selection, nameOf: ({ name }) => name, isFixed: ({ id }) => id === ownId }}
        selectionBar={
          <BulkBar
            chosen={chosen}
            wholeButtons={
              <BulkPartButtons
                buttons={(['activateAccount', 'deactivateAccount'] as const).map((action) => ({
                  subset: subsets[action],
                  text: (count) => `${action === 'activateAccount' ? 'Ativar' : 'Desativar'} ${count}`,
                  onClick: () => show({ kind: 'whole', action }),
                }))}
              />
            }
          >
            <ActivityButtons
              rows={selection.rows}
              isBusy={isBusy}
              activate={activity.activate}
              deactivate={(users) => show({ kind: 'deactivate', users })}
            />
          </BulkBar>
        }
      />
      {state && <UserModals modal={{ ...modal, state }} {...{ activity, subsets }} reload={list.reload} />}
    </>
  );
}

export const page = listPage({ may: 'manageUsers', title: 'Usuários', denied: 'Acesso restrito' }, UserList);
