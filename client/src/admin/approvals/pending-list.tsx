import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { formatAge, formatDateTime, formatPlace, formatResults } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { useSelection } from '../../ui/list/use-selection.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { showBulkResult } from '../actions/several-text.ts';
import { ExportButton } from '../list/export-button.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import classes from '../list/lists.module.css';
import type { Outcome } from '../list/outcome.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { useApproveCompaniesMutation } from './approvals.gen.ts';
import { decidedIds } from './decided-ids.ts';
import { DuplicateCompanies } from './duplicates.tsx';
import { NoSearchResults } from './no-search-results.tsx';
import {
  type PendingCompaniesQuery,
  useApproveCompanyMutation,
  usePendingCompaniesQuery,
} from './pending-companies.gen.ts';
import { RejectCompanyModal } from './reject-company-modal.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { OLDEST_FIRST, orderValues } from './review-orders.ts';

type Row = PendingCompaniesQuery['pendingCompanies']['items'][number];

const APPROVED = { one: 'empresa foi aprovada.', several: 'empresas foram aprovadas.' };
const OUTCOMES = {
  approved: { text: 'Aprovada', tone: 'good' },
  rejected: { text: 'Rejeitada', tone: 'bad' },
  before: { text: 'Já decidida', tone: 'plain' },
} satisfies Record<string, Outcome>;

/** Companies that wait for approval; by default overdue and oldest first. */
export function PendingList({ address }: { address: ListAddress }) {
  const filter = {
    q: address.text('q').trim() || null,
    order: address.choice('order', orderValues(OLDEST_FIRST)),
  };
  const variables = { ...filter, page: address.page };
  const query = usePendingCompaniesQuery({ variables });
  const [approve] = useApproveCompanyMutation();
  const [approveSeveral, { loading: isApproving }] = useApproveCompaniesMutation();
  const [rejecting, setRejecting] = useState<readonly Row[]>([]);
  const list = useAdminList(
    listOf(query, (data) => data.pendingCompanies),
    { variables, mutation: 'ApproveCompany' },
  );
  const { rows, open, place, isBusy, page } = list;
  const selection = useSelection(open.map(({ id }) => id));
  const selected = open.filter(({ id }) => selection.has(id));

  const settle = (done: readonly string[], before: readonly string[], outcome: Outcome) => {
    list.settle(before, OUTCOMES.before);
    list.settleAndReload(done, outcome);
  };
  const approveSelected = async () => {
    try {
      const { data: answer } = await approveSeveral({ variables: { ids: [...selection.ids] } });
      if (!answer) return;
      showBulkResult(answer.approveCompanies, APPROVED);
      const { done, before } = decidedIds(answer.approveCompanies);
      settle(done, before, OUTCOMES.approved);
    } catch (error) {
      showToast(errorMessage(error, 'Erro ao aprovar empresa'), 'error');
    }
    place.current?.focus({ preventScroll: true });
  };
  const approveRow = (row: Row) =>
    list.decide(row, () => approve({ variables: { id: row.id } }), {
      outcome: OUTCOMES.approved,
      done: `${row.name} foi aprovada.`,
      failed: (error) => errorMessage(error, 'Erro ao aprovar empresa'),
      before: OUTCOMES.before,
    });

  return (
    <>
      <ListFrame
        {...list.frame}
        address={address}
        failedText="Erro ao carregar empresas"
        filters={
          <ReviewFilters
            address={address}
            label="Buscar na fila"
            description="Por nome da empresa, ou por nome ou e-mail do dono."
            orders={OLDEST_FIRST}
          />
        }
        count={page && formatResults(page.total, true)}
        actions={<ExportButton list="pending-companies" filter={filter} fileName="empresas-para-aprovar" />}
        empty={
          filter.q ? (
            <NoSearchResults address={address} title="Nenhuma empresa encontrada" />
          ) : (
            <EmptyState title="Nada espera por aprovação" drawing={<NothingSaved />}>
              <p>Empresas novas aparecem aqui, as mais antigas primeiro.</p>
            </EmptyState>
          )
        }
        pagesLabel="Páginas das aprovações"
      >
        <SelectionBar
          selection={selection}
          shown={open.length}
          countText={(count) => (count === 1 ? '1 empresa selecionada' : `${count} empresas selecionadas`)}
        >
          <Button onClick={approveSelected} loading={isApproving}>
            Aprovar selecionadas
          </Button>
          <Button variant="default" onClick={() => setRejecting(selected)} disabled={isApproving}>
            Rejeitar selecionadas
          </Button>
        </SelectionBar>
        <DataTable
          label="Empresas que esperam aprovação"
          rows={rows}
          selection={{
            ...selection,
            nameOf: ({ name }) => name,
            isFixed: (row) => list.outcomeOf(row) !== undefined,
          }}
          isSettled={(row) => list.outcomeOf(row) !== undefined}
          columns={[
            {
              name: 'Empresa',
              cell: ({ id, name, category, city }) => (
                <>
                  <NewTabLink to={paths.company(id)}>{name}</NewTabLink>
                  <small>
                    {category.name}, {formatPlace(city)}
                  </small>
                </>
              ),
            },
            { name: 'Dono', cell: ({ ownerName }) => ownerName ?? 'Sem dono' },
            { name: 'Parecida com', cell: ({ lookAlikes }) => <DuplicateCompanies of={lookAlikes ?? []} /> },
            {
              name: 'Enviada em',
              cell: ({ createdAt, isOverdue }) => (
                <>
                  <span className={classes.whole}>{formatDateTime(createdAt)}</span>
                  <small>{formatAge(createdAt)}</small>
                  {isOverdue && <StatusTag tone="bad">Atrasada</StatusTag>}
                </>
              ),
            },
            {
              name: '',
              cell: (row) =>
                list.outcomeOr(row, () => (
                  <>
                    <Button
                      onClick={() => approveRow(row)}
                      loading={isBusy(row.id)}
                      aria-label={`Aprovar ${row.name}`}
                    >
                      Aprovar
                    </Button>
                    <Button
                      variant="default"
                      onClick={() => setRejecting([row])}
                      disabled={isBusy(row.id)}
                      aria-label={`Rejeitar ${row.name}`}
                    >
                      Rejeitar
                    </Button>
                  </>
                )),
            },
          ]}
        />
      </ListFrame>
      {rejecting.length > 0 && (
        <RejectCompanyModal
          companies={rejecting}
          onClose={() => setRejecting([])}
          onDecided={(done, before) => {
            setRejecting([]);
            settle(done, before, OUTCOMES.rejected);
            place.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
