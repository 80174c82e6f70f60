import { Button } from '@mantine/core';
import { Link, Navigate } from 'react-router-dom';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { ListState } from '../../../components/list-state.tsx';
import { Paging } from '../../../components/paging.tsx';
import { SelectionBar } from '../../../components/selection-bar.tsx';
import { formatResults } from '../../../lib/format.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { paths } from '../../../paths.ts';
import { ExportButton } from '../export-button.tsx';
import { isBeyond } from '../is-beyond.ts';
import listClasses from '../lists.module.css';
import { useDecisions } from '../use-decisions.ts';
import { useWindow } from '../use-window.ts';
import { useAdminCompaniesQuery } from './companies.gen.ts';
import { companiesVariables, isFiltered } from './company-filter.ts';
import { CompanyFilters } from './company-filters.tsx';
import { CompanyTable } from './company-table.tsx';
import type { CompanyParts, CompanyWindow } from './company-windows.ts';
import { CompanyWindows } from './company-windows-view.tsx';
import { useActivity } from './use-activity.ts';

/** Root fields that change with a company; its owner's account may go with it. */
const CHANGED = [
  'adminCompanies',
  'companies',
  'pendingCompanies',
  'changedCompanies',
  'companyClaims',
  'adminOverview',
  'adminStats',
  'users',
  'plans',
  'auditEntries',
  'adminCategories',
  'adminCities',
  'siteStatistics',
];

/** All companies, and what is done with them (SPEC section 2, Admin: Empresas). */
export function CompanyList({ parts }: { parts: CompanyParts }) {
  const address = useListAddress();
  const variables = companiesVariables(address);
  const { data, previousData, failure, refetch } = useAdminCompaniesQuery({ variables });
  const { place, renew } = useDecisions(...CHANGED);
  const { shown, show, close } = useWindow<CompanyWindow>(place);
  const { isBusy, change, changeSeveral } = useActivity(renew);
  const list = (data ?? previousData)?.adminCompanies;
  const rows = list?.items ?? [];
  const selection = useSelection(rows.map(({ id }) => id));
  const marked = rows.filter(({ id }) => selection.has(id));

  if (isBeyond(data?.adminCompanies)) {
    return <Navigate to={address.pathOf(data?.adminCompanies.lastPage ?? 1)} replace />;
  }
  return (
    <div ref={place} tabIndex={-1} className={listClasses.place}>
      <CompanyFilters address={address} renderCity={parts.city} />
      <div className={listClasses.head}>
        <p role="status">{list && formatResults(list.total, list.totalIsExact)}</p>
        <div>
          <ExportButton list="companies" filter={{ ...variables, page: null }} fileName="empresas" />
          <Button onClick={() => show({ kind: 'create' })}>Nova empresa</Button>
        </div>
      </div>
      <ListState
        hasData={list !== undefined}
        isEmpty={rows.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar empresas"
        retry={refetch}
        empty={
          isFiltered(variables) ? (
            <EmptyState title="Nenhuma empresa encontrada">
              <p>Tente outra parte do nome, ou menos filtros.</p>
              <LinkButton to={paths.admin({ tab: 'companies' })} look="default">
                Limpar filtros
              </LinkButton>
            </EmptyState>
          ) : (
            <EmptyState title="Nenhuma empresa ainda">
              <p>
                Cadastre a primeira, ou <Link to={paths.adminImport()}>importe uma planilha</Link>.
              </p>
            </EmptyState>
          )
        }
      >
        <SelectionBar
          selection={selection}
          shown={rows.length}
          countText={(count) => (count === 1 ? '1 empresa selecionada' : `${count} empresas selecionadas`)}
        >
          <Button
            variant="default"
            loading={isBusy}
            disabled={marked.every(({ isActive }) => isActive)}
            onClick={() => changeSeveral(selection.ids, true)}
          >
            Ativar
          </Button>
          <Button
            variant="default"
            loading={isBusy}
            disabled={marked.every(({ isActive }) => !isActive)}
            onClick={() => changeSeveral(selection.ids, false)}
          >
            Desativar
          </Button>
        </SelectionBar>
        <CompanyTable companies={rows} selection={selection} parts={parts} show={show} />
        <Paging
          label="Páginas das empresas"
          page={list?.page ?? 1}
          lastPage={list?.lastPage ?? 1}
          pathOf={address.pathOf}
        />
      </ListState>
      {shown && (
        <CompanyWindows
          shown={shown}
          companies={rows}
          parts={parts}
          show={show}
          close={close}
          setActive={change}
          renew={renew}
        />
      )}
    </div>
  );
}
