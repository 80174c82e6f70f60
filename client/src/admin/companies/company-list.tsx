import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatResults } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { useSelection } from '../../ui/list/use-selection.ts';
import { ActivityBar } from '../actions/activity-bar.tsx';
import { useAskedModal } from '../actions/use-asked-modal.ts';
import { useModal } from '../actions/use-modal.ts';
import { AdminTable } from '../list/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { useAdminCompaniesQuery } from './companies.gen.ts';
import { companyColumns } from './company-columns.tsx';
import { companiesVariables } from './company-filter.ts';
import { CompanyFilters } from './company-filters.tsx';
import type { CompanyModal, CompanyParts } from './company-modals.ts';
import { CompanyModals } from './company-modals-view.tsx';
import { useCompanyActivity } from './use-company-activity.ts';

/** Lists the companies for administrators. */
export function CompanyList({ parts }: { parts: CompanyParts }) {
  const address = useListAddress();
  const variables = companiesVariables(address);
  const query = useAdminCompaniesQuery({ variables });
  const list = useAdminList(
    listOf(query, (data) => data.adminCompanies),
    { variables, mutation: 'AdminUpdateCompany' },
  );
  const { page, rows, element, isBusy } = list;
  const modal = useModal<CompanyModal>(element);
  const { shown, show } = modal;
  const activity = useCompanyActivity(list);
  useAskedModal(() => show({ kind: 'create' }));
  const selection = useSelection(rows.map(({ id }) => id));

  return (
    <>
      <AdminTable
        list={list}
        address={address}
        label="Empresas"
        pagesLabel="Páginas das empresas"
        failedText="Erro ao carregar empresas"
        count={page && formatResults(page.total, page.totalIsExact)}
        search={{
          label: 'Buscar empresa',
          description: 'Por nome, e-mail do dono, telefone, CNPJ ou número.',
        }}
        filters={<CompanyFilters address={address} />}
        exported={{ list: 'companies', fileName: 'empresas' }}
        actions={<Button onClick={() => show({ kind: 'create' })}>Nova empresa</Button>}
        empty={
          list.isFiltered ? (
            <EmptyState title="Nenhuma empresa encontrada">
              <p>Tente outra parte do nome, ou menos filtros.</p>
              <LinkButton to={paths.admin({ tab: 'companies' })} variant="default">
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
        columns={companyColumns({ parts, isBusy, show })}
        selection={{ ...selection, nameOf: ({ name }) => name }}
      >
        <ActivityBar
          rows={rows}
          selection={selection}
          countText={(count) => (count === 1 ? '1 empresa selecionada' : `${count} empresas selecionadas`)}
          isBusy={isBusy}
          activate={activity.activate}
          deactivate={(companies) => show({ kind: 'deactivate', companies })}
        />
      </AdminTable>
      {shown && <CompanyModals modal={{ ...modal, shown }} list={list} activity={activity} parts={parts} />}
    </>
  );
}
