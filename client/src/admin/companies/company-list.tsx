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
import { useModal } from '../actions/use-modal.ts';
import { ExportButton } from '../list/export-button.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { useAdminCompaniesQuery } from './companies.gen.ts';
import { companiesVariables, isFiltered } from './company-filter.ts';
import { CompanyFilters } from './company-filters.tsx';
import type { CompanyModal, CompanyParts } from './company-modals.ts';
import { CompanyModals } from './company-modals-view.tsx';
import { CompanyTable } from './company-table.tsx';
import { useCompanyActivity } from './use-company-activity.ts';

/** The administrators' list of companies. */
export function CompanyList({ parts }: { parts: CompanyParts }) {
  const address = useListAddress();
  const variables = companiesVariables(address);
  const query = useAdminCompaniesQuery({ variables });
  const list = useAdminList(
    listOf(query, (data) => data.adminCompanies),
    { variables, mutation: 'AdminUpdateCompany' },
  );
  const { page, rows, place, isBusy, reload } = list;
  const { shown, show, close } = useModal<CompanyModal>(place);
  const { setActive, activate } = useCompanyActivity(list);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isAsked = (state as { window?: string } | null)?.window === 'create';
  // The footer links here with the form open; once, so that going back does not open it again.
  const openAsked = useEffectEvent(() => {
    navigate(pathname + search, { replace: true });
    show({ kind: 'create' });
  });
  useEffect(() => {
    if (isAsked) openAsked();
  }, [isAsked]);
  const selection = useSelection(rows.map(({ id }) => id));

  return (
    <>
      <ListFrame
        {...list.frame}
        address={address}
        failedText="Erro ao carregar empresas"
        count={page && formatResults(page.total, page.totalIsExact)}
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
        <CompanyModals
          shown={shown}
          companies={rows}
          parts={parts}
          show={show}
          close={close}
          setActive={setActive}
          activate={(company) => activate([company])}
          reload={reload}
        />
      )}
    </>
  );
}
