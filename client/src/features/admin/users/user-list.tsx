import { Button } from '@mantine/core';
import { Navigate } from 'react-router-dom';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { ListChoice } from '../../../components/list-choice.tsx';
import { ListSearch } from '../../../components/list-search.tsx';
import { ListState } from '../../../components/list-state.tsx';
import { Paging } from '../../../components/paging.tsx';
import { SelectionBar } from '../../../components/selection-bar.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { paths } from '../../../paths.ts';
import { ExportButton } from '../export-button.tsx';
import { isBeyond } from '../is-beyond.ts';
import listClasses from '../lists.module.css';
import { useDecisions } from '../use-decisions.ts';
import { useSetActive } from './use-set-active.ts';
import { useUserWindow } from './use-user-window.ts';
import { isFiltered, ORDERS, ROLE_FILTER, STATUS_FILTER, usersVariables } from './user-filter.ts';
import { UserTable } from './user-table.tsx';
import { UserWindows } from './user-windows.tsx';
import { type UserRowFragment, useUsersQuery } from './users.gen.ts';
import classes from './users.module.css';

/** Root fields that change with an account: its companies come and go with it, plans count who has them. */
const CHANGED = [
  'users',
  'plans',
  'adminStats',
  'adminOverview',
  'adminCompanies',
  'companies',
  'pendingCompanies',
  'planRequests',
  'auditEntries',
];

/** All accounts, and what is done with them (SPEC section 2, Admin: Usuários). */
export function UserList() {
  const address = useListAddress();
  const variables = usersVariables(address);
  const { data, previousData, failure, refetch } = useUsersQuery({ variables });
  const { place, renew } = useDecisions(...CHANGED);
  const { shown, show, close } = useUserWindow(place);
  const { isBusy, setActive } = useSetActive();
  const ownId = useSession()?.user.id;
  const list = (data ?? previousData)?.users;
  const rows = list?.items ?? [];
  const others = rows.filter(({ id }) => id !== ownId);
  const selection = useSelection(others.map(({ id }) => id));
  const active = others.filter(({ id, isActive }) => isActive && selection.has(id));
  const inactive = others.filter(({ id, isActive }) => !isActive && selection.has(id));

  const activate = async (users: readonly UserRowFragment[]) => {
    const refused = await setActive(users, true);
    if (refused) showToast(refused, 'error');
    renew();
  };

  if (isBeyond(data?.users)) return <Navigate to={address.pathOf(data?.users.lastPage ?? 1)} replace />;
  return (
    <div ref={place} tabIndex={-1} className={listClasses.place}>
      <fieldset className={listClasses.filters}>
        <legend className="visually-hidden">Filtros</legend>
        <ListSearch
          address={address}
          label="Buscar usuário"
          description="Por nome ou e-mail."
          className={listClasses.wide}
        />
        <ListChoice address={address} name="role" label="Papel" choices={ROLE_FILTER} />
        <ListChoice address={address} name="status" label="Situação" choices={STATUS_FILTER} />
        <ListChoice address={address} name="order" label="Ordem" choices={ORDERS} />
      </fieldset>
      <div className={classes.head}>
        <p role="status">
          {list && (list.total === 1 ? '1 usuário' : `${formatNumber(list.total)} usuários`)}
        </p>
        <div>
          <ExportButton list="users" filter={{ ...variables, page: null }} fileName="usuarios" />
          <Button onClick={() => show({ kind: 'create' })}>Novo usuário</Button>
        </div>
      </div>
      <ListState
        hasData={list !== undefined}
        isEmpty={rows.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar usuários"
        retry={refetch}
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
      >
        <SelectionBar
          selection={selection}
          shown={others.length}
          allText="Selecionar todos desta página"
          countText={(count) => (count === 1 ? '1 usuário selecionado' : `${count} usuários selecionados`)}
        >
          {inactive.length > 0 && (
            <Button variant="default" onClick={() => activate(inactive)} loading={isBusy}>
              Ativar {inactive.length}
            </Button>
          )}
          {active.length > 0 && (
            <Button
              variant="default"
              onClick={() => show({ kind: 'deactivate', users: active })}
              disabled={isBusy}
            >
              Desativar {active.length}
            </Button>
          )}
        </SelectionBar>
        <UserTable users={rows} ownId={ownId} selection={selection} show={show} />
        <Paging
          label="Páginas dos usuários"
          page={list?.page ?? 1}
          lastPage={list?.lastPage ?? 1}
          pathOf={address.pathOf}
        />
      </ListState>
      {shown && (
        <UserWindows
          shown={shown}
          ownId={ownId}
          show={show}
          close={close}
          activate={(user) => activate([user])}
          renew={renew}
        />
      )}
    </div>
  );
}
