import { Button } from '@mantine/core';
import { useSession } from '../../api/session.ts';
import { formatAmount } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { useSelection } from '../../ui/list/use-selection.ts';
import { useUsersQuery } from '../account/users.gen.ts';
import { ActivityBar } from '../actions/activity-bar.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import listClasses from '../list/lists.module.css';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { useUserActivity } from './use-user-activity.ts';
import { useUserModal } from './use-user-modal.ts';
import { isFiltered, ORDERS, ROLE_FILTER, STATUS_FILTER, usersVariables } from './user-filter.ts';
import { UserModals } from './user-modals.tsx';
import { UserTable } from './user-table.tsx';

/** The administrators' list of accounts. */
export function UserList() {
  const address = useListAddress();
  const variables = usersVariables(address);
  const query = useUsersQuery({ variables });
  const list = useAdminList(
    listOf(query, (data) => data.users),
    { variables, mutation: 'SetUserActive' },
  );
  const { page, rows, place, isBusy, reload } = list;
  const { shown, show, close } = useUserModal(place);
  const { setActive, activate } = useUserActivity(list);
  const ownId = useSession()?.user.id;
  const others = rows.filter(({ id }) => id !== ownId);
  const selection = useSelection(others.map(({ id }) => id));

  return (
    <>
      <ListFrame
        {...list.frame}
        address={address}
        failedText="Erro ao carregar usuários"
        count={page && formatAmount(page.total, 'usuário', 'usuários')}
        actions={
          <>
            <ExportButton list="users" filter={{ ...variables, page: null }} fileName="usuarios" />
            <Button onClick={() => show({ kind: 'create' })}>Novo usuário</Button>
          </>
        }
        filters={
          <>
            <ListSearch
              address={address}
              label="Buscar usuário"
              description="Por nome ou e-mail."
              className={listClasses.wide}
            />
            <ListChoice address={address} name="role" label="Papel" choices={ROLE_FILTER} />
            <ListChoice address={address} name="status" label="Situação" choices={STATUS_FILTER} />
            <ListChoice address={address} name="order" label="Ordem" choices={ORDERS} />
          </>
        }
        empty={
          <EmptyState title="Nenhum usuário encontrado">
            <p>Tente outra parte do nome ou do e-mail, ou outros filtros.</p>
            {isFiltered(variables) && (
              <LinkButton to={paths.admin({ tab: 'users' })} look="default">
                Limpar filtros
              </LinkButton>
            )}
          </EmptyState>
        }
        pagesLabel="Páginas dos usuários"
      >
        <ActivityBar
          rows={others}
          selection={selection}
          allText="Selecionar todos desta página"
          countText={(count) => (count === 1 ? '1 usuário selecionado' : `${count} usuários selecionados`)}
          isBusy={isBusy}
          activate={activate}
          deactivate={(users) => show({ kind: 'deactivate', users })}
        />
        <UserTable users={rows} ownId={ownId} selection={selection} isBusy={isBusy} show={show} />
      </ListFrame>
      {shown && (
        <UserModals
          shown={shown}
          ownId={ownId}
          show={show}
          close={close}
          setActive={setActive}
          activate={(user) => activate([user])}
          reload={reload}
        />
      )}
    </>
  );
}
