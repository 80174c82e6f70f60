import { Button } from '@mantine/core';
import { useSession } from '../../api/session.ts';
import { formatAmount } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { choiceOf, filterOf } from '../../ui/list/choices.ts';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { useSelection } from '../../ui/list/use-selection.ts';
import { ROLE_CHOICES } from '../account/user-labels.ts';
import { useUsersQuery } from '../account/users.gen.ts';
import { ActivityBar } from '../actions/activity-bar.tsx';
import { useAskedModal } from '../actions/use-asked-modal.ts';
import { useModal } from '../actions/use-modal.ts';
import { AdminTable } from '../list/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { useUserActivity } from './use-user-activity.ts';
import { userColumns } from './user-columns.tsx';
import type { UserModal } from './user-modal.ts';
import { UserModals } from './user-modals.tsx';

const ROLES = [{ value: 'all', label: 'Todos' }, ...ROLE_CHOICES] as const;
const STATUSES = [
  { value: 'all', label: 'Todas' },
  { value: 'active', label: 'Ativo' },
  { value: 'inactive', label: 'Inativo' },
] as const;
const ORDERS = [
  { value: 'newest', label: 'Mais novos' },
  { value: 'oldest', label: 'Mais antigos' },
  { value: 'name', label: 'Nome' },
  { value: 'email', label: 'E-mail' },
] as const;

/** Lists the accounts for administrators. */
export function UserList() {
  const address = useListAddress();
  const status = filterOf(address, 'status', STATUSES);
  const variables = {
    q: address.text('q') || null,
    role: filterOf(address, 'role', ROLES),
    isActive: status && status === 'active',
    order: choiceOf(address, 'order', ORDERS),
    page: address.page,
  };
  const query = useUsersQuery({ variables });
  const result = listOf(query, (data) => data.adminUsers);
  const list = useAdminList(result, { variables, mutation: 'SetUserActive' });
  const { page, rows, element, isBusy } = list;
  const modal = useModal<UserModal>(element);
  const { shown, show } = modal;
  useAskedModal(() => show({ kind: 'create' }));
  const activity = useUserActivity(list);
  const ownId = useSession()?.user.id;
  const others = rows.filter(({ id }) => id !== ownId);
  const selection = useSelection(others.map(({ id }) => id));

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
        filters={
          <>
            <ListChoice address={address} name="role" label="Papel" choices={ROLES} />
            <ListChoice address={address} name="status" label="Situação" choices={STATUSES} />
            <ListChoice address={address} name="order" label="Ordem" choices={ORDERS} />
          </>
        }
        exported={{ list: 'users', fileName: 'usuarios' }}
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
        columns={userColumns({ ownId, isBusy, show })}
        selection={{ ...selection, nameOf: ({ name }) => name, isFixed: ({ id }) => id === ownId }}
      >
        <ActivityBar
          rows={others}
          selection={selection}
          allText="Selecionar todos desta página"
          countText={(count) => formatAmount(count, 'usuário selecionado', 'usuários selecionados')}
          isBusy={isBusy}
          activate={activity.activate}
          deactivate={(users) => show({ kind: 'deactivate', users })}
        />
      </AdminTable>
      {shown && (
        <UserModals modal={{ ...modal, shown }} ownId={ownId} activity={activity} reload={list.reload} />
      )}
    </>
  );
}
