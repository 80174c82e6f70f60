import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { formatResults } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { useSelection } from '../../ui/list/use-selection.ts';
import { ActivityBar } from '../actions/activity-bar.tsx';
import { useDecisions } from '../actions/use-decisions.ts';
import { useWindow } from '../actions/use-modal.ts';
import { ExportButton } from '../list/export-button.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useAdminCompaniesQuery } from './companies.gen.ts';
import { companiesVariables, isFiltered } from './company-filter.ts';
import { CompanyFilters } from './company-filters.tsx';
import type { CompanyParts, CompanyWindow } from './company-modals.ts';
import { CompanyWindows } from './company-modals-view.tsx';
import { CompanyTable } from './company-table.tsx';
import { useCompanyActivity } from './use-company-activity.ts';

/** Root fields that change with a company; its owner's account may go with it. */
/** All companies, and what is done with them (SPEC section 2, Admin: Empresas). */
export function CompanyList({ parts }: { parts: CompanyParts }) {
  const address = useListAddress();
  const variables = companiesVariables(address);
  const { data, previousData, failure, refetch } = useAdminCompaniesQuery({ variables });
  const decisions = useDecisions('AdminUpdateCompany');
  const { place, isBusy, renew } = decisions;
  const { shown, show, close } = useWindow<CompanyWindow>(place);
  const { setActive, activate } = useCompanyActivity(decisions);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isAsked = (state as { window?: string } | null)?.window === 'create';
  // The footer's way here is for a new company: once, so that going back does not open it again.
  const openAsked = useEffectEvent(() => {
    navigate(pathname + search, { replace: true });
    show({ kind: 'create' });
  });
  useEffect(() => {
    if (isAsked) openAsked();
  }, [isAsked]);
  const list = (data ?? previousData)?.adminCompanies;
  const rows = list?.items ?? [];
  const selection = useSelection(rows.map(({ id }) => id));

  return (
    <>
      <ListFrame
        address={address}
        place={place}
        answer={data?.adminCompanies}
        list={list}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar empresas"
        retry={refetch}
        count={list && formatResults(list.total, list.totalIsExact)}
        actions={
          <>
            <ExportButton list="companies" filter={{ ...variables, page: null }} fileName="empresas" />
            <Button onClick={() => show({ kind: 'create' })}>Nova empresa</Button>
          </>
        }
        filters={<CompanyFilters address={address} renderCity={parts.city} />}
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
        pagesLabel="Páginas das empresas"
      >
        <ActivityBar
          rows={rows}
          selection={selection}
          countText={(count) => (count === 1 ? '1 empresa selecionada' : `${count} empresas selecionadas`)}
          isBusy={isBusy}
          activate={activate}
          deactivate={(companies) => show({ kind: 'deactivate', companies })}
        />
        <CompanyTable companies={rows} selection={selection} parts={parts} isBusy={isBusy} show={show} />
      </ListFrame>
      {shown && (
        <CompanyWindows
          shown={shown}
          companies={rows}
          parts={parts}
          show={show}
          close={close}
          setActive={setActive}
          activate={(company) => activate([company])}
          renew={renew}
        />
      )}
    </>
  );
}
