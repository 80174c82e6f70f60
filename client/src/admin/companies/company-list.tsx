import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { IfMay } from '../../domain/account/if-may.tsx';
import { useMay } from '../../domain/account/use-may.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ITEM, PART, useListAddress } from '../../ui/list/use-list-params.ts';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import { useActivity } from '../actions/use-activity.ts';
import type { Decisions } from '../actions/use-decisions.ts';
import { useModal } from '../actions/use-modal.ts';
import { type BulkSelection, useBulkSelection } from '../bulk/use-bulk-selection.ts';
import { openedRow } from '../list/details/opened-row.ts';
import { useItemLink } from '../list/details/use-item.ts';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { useCountedApart } from '../list/use-counted-apart.ts';
import {
  type CompanyRowFragment,
  useAdminCompaniesQuery,
  useAdminCompanyQuery,
  useSetCompanyActiveMutation,
} from './companies.gen.ts';
import { CompanyBar } from './company-bar.tsx';
import { companyColumns } from './company-columns.tsx';
import { CompanyDetails } from './company-details.tsx';
import { companiesVariables, ORDERS } from './company-filter.ts';
import type { CompanyModal, CompanyParts } from './company-modals.ts';
import { CompanyModals } from './company-modals-view.tsx';
import { companyRowActions } from './company-row-actions.ts';
import { useCompanyFilters } from './use-company-filters.tsx';

/** Activates and deactivates companies, several in the background; of those none stays selected. */
function useCompanyActivity(decisions: Decisions, chosen: BulkSelection<CompanyRowFragment>) {
  const [set] = useSetCompanyActiveMutation();
  return useActivity<CompanyRowFragment>({
    decisions,
    subjectOf: (name) => name,
    failed: 'Erro ao ativar/desativar empresa',
    onChanged: (row) => chosen.selection.update([row]),
    change: (id, isActive) => set({ variables: { id, isActive } }),
    start: (rows, isActive) => chosen.start({ action: isActive ? 'activate' : 'deactivate' }, rows),
  });
}

/** Reloads the list when a conversation is left: reading changes the unread counts. */
function useReloadAfter(readingId: string | undefined, reload: () => void): void {
  const before = useRef(readingId);
  const reloadNow = useEffectEvent(reload);
  useEffect(() => {
    if (before.current !== undefined && before.current !== readingId) reloadNow();
    before.current = readingId;
  }, [readingId]);
  // Also when the screen is left with the conversation open.
  useEffect(
    () => () => {
      if (before.current !== undefined) reloadNow();
    },
    [],
  );
}

/** Lists the companies for administrators. */
export function CompanyList({ parts }: { parts: CompanyParts }) {
  const address = useListAddress();
  const variables = companiesVariables(address);
  const query = useAdminCompaniesQuery({ variables });
  const { page: _, perPage: __, order: ___, ...filter } = variables;
  const { result, count } = useCountedApart(
    listOf(query, (data) => data.adminCompanies),
    { of: { companies: filter }, variables, words: ['empresa', 'empresas'] },
  );
  const list = useAdminList(result, { variables, mutation: 'AdminUpdateCompany' });
  const { rows, element } = list;
  const filters = useCompanyFilters(address);
  const openId = address.text(ITEM);
  const seesMembers = useMay('manageUsers');
  const opened = useAdminCompanyQuery({ variables: { id: openId, seesMembers }, skip: openId === '' });
  const more = opened.data?.company.id === openId ? opened.data : undefined;
  const linkOf = useItemLink(address);
  const navigate = useNavigate();
  const mayAnswer = useMay('answerMessages');
  const readingId = mayAnswer && address.text(PART) === 'messages' ? openId : undefined;
  useReloadAfter(readingId, list.reload);
  const modal = useModal<CompanyModal>(element);
  const { shown, show } = modal;
  useAskedModal(() => show({ kind: 'create' }));
  const chosen = useBulkSelection({
    list,
    shown: list.open,
    of: { companies: filter },
    allText: 'Selecionar todas as',
  });
  const activity = useCompanyActivity(list, chosen);

  return (
    <>
      <AdminTable
        list={list}
        address={address}
        label="Empresas"
        may="editCompanies"
        pagesLabel="Páginas das empresas"
        failedText="Erro ao carregar empresas"
        name="companies"
        count={count}
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
              <IfMay may="editCompanies" otherwise={<p>Empresas cadastradas aparecem aqui.</p>}>
                <p>
                  Cadastre a primeira
                  <IfMay may="importCompanies">
                    , ou <Link to={paths.adminImport()}>importe uma planilha</Link>
                  </IfMay>
                  .
                </p>
              </IfMay>
            </EmptyState>
          )
        }
        columns={companyColumns(parts)}
        rowActions={companyRowActions({
          show,
          activate: activity.activate,
          read: (company) => {
            const { to, ...options } = linkOf(company, 'messages');
            navigate(to, options);
          },
        })}
        details={{
          title: ({ id, name, hasOwner }) => (id === readingId && hasOwner ? `Mensagens · ${name}` : name),
          nameOf: ({ name }) => name,
          ...openedRow(more?.company, opened),
          content: (company) => <CompanyDetails company={company} more={more} parts={parts} />,
          part: (company) =>
            company.id === readingId &&
            company.hasOwner && (
              <>
                <div>
                  <Button component={Link} {...linkOf(company)} variant="default">
                    Ver detalhes
                  </Button>
                </div>
                {parts.messages(company)}
              </>
            ),
        }}
        selection={{ ...chosen.selection, nameOf: ({ name }) => name }}
        selectionBar={
          <CompanyBar
            chosen={chosen}
            list={list}
            filter={filter}
            activate={activity.activate}
            deactivate={(companies) => show({ kind: 'deactivate', companies })}
          />
        }
      ></AdminTable>
      {shown && (
        <CompanyModals
          modal={{ ...modal, shown }}
          rows={more ? [...rows, more.company] : rows}
          reload={list.reload}
          activity={activity}
          parts={parts}
        />
      )}
    </>
  );
}
