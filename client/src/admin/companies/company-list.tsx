import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatAmount } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ITEM, useListAddress } from '../../ui/list/use-list-params.ts';
import { useRowSelection } from '../../ui/list/use-row-selection.ts';
import { ActivityBar } from '../actions/activity-bar.tsx';
import { useAskedModal } from '../actions/use-asked-modal.ts';
import { useModal } from '../actions/use-modal.ts';
import { countedRows } from '../list/counted.ts';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { useAdminCompaniesQuery, useAdminCompanyQuery } from './companies.gen.ts';
import { companyColumns } from './company-columns.tsx';
import { CompanyDetails } from './company-details.tsx';
import { companiesVariables, ORDERS } from './company-filter.ts';
import type { CompanyModal, CompanyParts } from './company-modals.ts';
import { CompanyModals } from './company-modals-view.tsx';
import { companyRowActions } from './company-row-actions.ts';
import { useCompanyActivity } from './use-company-activity.ts';
import { useCompanyFilters } from './use-company-filters.tsx';

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
  const filters = useCompanyFilters(address);
  const openId = address.text(ITEM);
  const opened = useAdminCompanyQuery({ variables: { id: openId }, skip: openId === '' });
  const more = opened.data?.company.id === openId ? opened.data.company : undefined;
  const modal = useModal<CompanyModal>(element);
  const { shown, show } = modal;
  useAskedModal(() => show({ kind: 'create' }));
  const { page: _, perPage: __, order: ___, ...filter } = variables;
  const selection = useRowSelection(list.open, JSON.stringify(filter));
  const activity = useCompanyActivity(list, selection.update);

  return (
    <>
      <AdminTable
        list={list}
        address={address}
        label="Empresas"
        pagesLabel="Páginas das empresas"
        failedText="Erro ao carregar empresas"
        name="companies"
        count={page && countedRows(page, 'empresa', 'empresas')}
        search={{
          label: 'Buscar empresa',
          description: 'Por nome, e-mail do dono, telefone, CNPJ ou número.',
        }}
        filters={filters}
        orders={ORDERS}
        isCompact
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
        columns={companyColumns(parts)}
        rowActions={companyRowActions({ show, activate: activity.activate })}
        details={{
          title: ({ name }) => name,
          row: more,
          isMissing: opened.failure?.code === 'NOT_FOUND',
          content: (company) => <CompanyDetails company={company} more={more} parts={parts} />,
        }}
        selection={{ ...selection, nameOf: ({ name }) => name }}
        selectionBar={
          <ActivityBar
            shown={list.open}
            selection={selection}
            countText={(count) => formatAmount(count, 'empresa selecionada', 'empresas selecionadas')}
            isBusy={isBusy}
            activate={activity.activate}
            deactivate={(companies) => show({ kind: 'deactivate', companies })}
          />
        }
      />
      {shown && (
        <CompanyModals
          modal={{ ...modal, shown }}
          rows={more ? [...rows, more] : rows}
          reload={list.reload}
          activity={activity}
          parts={parts}
        />
      )}
    </>
  );
}
