import { Button } from '@mantine/core';
import { useSession } from '../../api/session.ts';
import { formatAmount } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { choiceOf, filterOf } from '../../ui/list/choices.ts';
import { choiceFilter } from '../../ui/list/filters/list-filter.tsx';
import { type ListAddress, useListAddress } from '../../ui/list/use-list-params.ts';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import { ADMIN_ROLE_NAMES, ROLE_NAMES } from '../account/user-labels.ts';
import {
  type UserRowFragment,
  useAdminUserQuery,
  useSetUserActiveMutation,
  useUsersQuery,
} from '../account/users.gen.ts';
import { ActivityButtons } from '../actions/activity-buttons.tsx';
import { useActivity } from '../actions/use-activity.ts';
import type { Decisions } from '../actions/use-decisions.ts';
import { useModal } from '../actions/use-modal.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { BulkPartButtons } from '../bulk/bulk-part-buttons.tsx';
import { useBulkPart } from '../bulk/use-bulk-part.ts';
import { type BulkSelection, useBulkSelection } from '../bulk/use-bulk-selection.ts';
import { offPageId, openedRow } from '../list/details/opened-row.ts';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { userColumns } from './user-columns.tsx';
import { UserDetails } from './user-details.tsx';
import type { UserModal } from './user-modal.ts';
import { UserModals } from './user-modals.tsx';
import { userRowActions } from './user-row-actions.ts';

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

const countText = (count: number): string =>
  formatAmount(count, 'usuário selecionado', 'usuários selecionados');

/** Lists the accounts for administrators. */
export function UserList() {
  const address = useListAddress();
  const status = filterOf(address, 'status', STATUSES);
  const variables = {
    q: address.text('q') || null,
    ...roleVariables(address),
    isActive: status && status === 'active',
    order: choiceOf(address, 'order', ORDERS),
    page: address.page,
    perPage: address.rows,
  };
  const query = useUsersQuery({ variables });
  const result = listOf(query, (data) => data.adminUsers);
  const list = useAdminList(result, { variables, mutation: 'SetUserActive' });
  const { page, rows, element, isBusy } = list;
  const modal = useModal<UserModal>(element);
  const { shown, show } = modal;
  useAskedModal(() => show({ kind: 'create' }));
  const ownId = useSession()?.user.id;
  const id = offPageId(address, list);
  const opened = useAdminUserQuery({ variables: { id }, skip: id === '' });
  const others = rows.filter(({ id }) => id !== ownId);
  const { page: _, perPage: __, order: ___, ...filter } = variables;
  const chosen = useBulkSelection({
    list,
    shown: others,
    of: { accounts: filter },
    allText: 'Selecionar todos os',
  });
  const { selection } = chosen;
  const parts = {
    activateAccount: useBulkPart(chosen, { action: 'activateAccount' }, ({ isActive }) => !isActive),
    deactivateAccount: useBulkPart(chosen, { action: 'deactivateAccount' }, ({ isActive }) => isActive),
  };
  const activity = useUserActivity(list, chosen);
  const exported = { list: 'users', fileName: 'usuarios' };

  return (
    <>
      <AdminTable
        list={list}
        address={address}
        label="Usuários"
        pagesLabel="Páginas dos usuários"
        failedText="Erro ao carregar usuários"
        count={page && formatAmount(page.total, 'usuário', 'usuários')}
        search={{ label: 'Buscar usuário', description: 'Por nome ou e-mail.' }}
        name="users"
        filters={[
          choiceFilter(address, 'role', 'Papel', ROLES),
          choiceFilter(address, 'status', 'Situação', STATUSES),
        ]}
        orders={ORDERS}
        isCompact
        exported={exported}
        actions={<Button onClick={() => show({ kind: 'create' })}>Novo usuário</Button>}
        empty={
          <EmptyState title="Nenhum usuário encontrado">
            <p>Tente outra parte do nome ou do e-mail, ou outros filtros.</p>
            {list.isFiltered && (
              <LinkButton to={paths.admin({ tab: 'users' })} variant="default">
                Limpar filtros
              </LinkButton>
            )}
          </EmptyState>
        }
        columns={userColumns(ownId)}
        rowActions={userRowActions({ ownId, show, activate: activity.activate })}
        details={{
          title: ({ name }) => name,
          ...openedRow(opened.data?.adminUser, opened),
          content: (user) => <UserDetails user={user} isOwn={user.id === ownId} />,
        }}
        selection={{ ...selection, nameOf: ({ name }) => name, isFixed: ({ id }) => id === ownId }}
        selectionBar={
          <BulkBar
            chosen={chosen}
            shown={others}
            allText="Selecionar todos desta página"
            countText={countText}
            exported={{ ...exported, filter: variables }}
            wholeButtons={
              <BulkPartButtons
                buttons={(['activateAccount', 'deactivateAccount'] as const).map((action) => ({
                  part: parts[action],
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
      {shown && <UserModals modal={{ ...modal, shown }} {...{ activity, parts }} reload={list.reload} />}
    </>
  );
}
