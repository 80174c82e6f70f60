import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { formatAge, formatCityState, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { useSelection } from '../../ui/list/use-selection.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { idsDecidedBefore } from '../actions/is-decided-before.ts';
import { showBulkResult } from '../actions/several-text.ts';
import { countedRows } from '../list/counted.ts';
import classes from '../list/lists.module.css';
import type { Outcome } from '../list/outcome.tsx';
import { RowButton } from '../list/row-button.tsx';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { useApproveCompaniesMutation } from './approvals.gen.ts';
import { DuplicateCompanies } from './duplicates.tsx';
import { EmptyReview } from './empty-review.tsx';
import {
  type PendingCompaniesQuery,
  useApproveCompanyMutation,
  usePendingCompaniesQuery,
} from './pending-companies.gen.ts';
import { RejectCompanyModal } from './reject-company-modal.tsx';
import { OLDEST_FIRST, reviewFilter } from './review-filter.ts';

type Row = PendingCompaniesQuery['adminPendingCompanies']['items'][number];

const APPROVED = { one: 'empresa foi aprovada.', several: 'empresas foram aprovadas.' };
const OUTCOMES = {
  approved: { text: 'Aprovada', tone: 'good' },
  rejected: { text: 'Rejeitada', tone: 'bad' },
  before: { text: 'Já decidida', tone: 'plain' },
} satisfies Record<string, Outcome>;

/** Lists companies that wait for approval; by default overdue and oldest first. */
export function PendingList({ address }: { address: ListAddress }) {
  const variables = reviewFilter(address, OLDEST_FIRST);
  const query = usePendingCompaniesQuery({ variables });
  const [approve] = useApproveCompanyMutation();
  const [approveSeveral, { loading: isApproving }] = useApproveCompaniesMutation();
  const [rejecting, setRejecting] = useState<readonly Row[]>([]);
  const list = useAdminList(
    listOf(query, (data) => data.adminPendingCompanies),
    { variables, mutation: 'ApproveCompany' },
  );
  const { open, element, isBusy, page } = list;
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
      const { done, failed } = answer.approveCompanies;
      settle(done, idsDecidedBefore(failed), OUTCOMES.approved);
    } catch (error) {
      showToast(errorMessage(error, 'Erro ao aprovar empresa'), 'error');
    }
    element.current?.focus({ preventScroll: true });
  };
  const approveRow = (row: Row) =>
    list.decide(row, () => approve({ variables: { id: row.id } }), {
      outcome: OUTCOMES.approved,
      done: `${row.name} foi aprovada.`,
      failed: 'Erro ao aprovar empresa',
      before: OUTCOMES.before,
    });

  return (
    <>
      <AdminTable
        list={list}
        address={address}
        label="Empresas que esperam aprovação"
        pagesLabel="Páginas das aprovações"
        failedText="Erro ao carregar empresas"
        count={page && countedRows(page, 'empresa', 'empresas')}
        search={{
          label: 'Buscar na fila',
          description: 'Por nome da empresa, ou por nome ou e-mail do dono.',
        }}
        orders={OLDEST_FIRST}
        exported={{ list: 'pending-companies', fileName: 'empresas-para-aprovar' }}
        empty={
          <EmptyReview
            address={address}
            notFound="Nenhuma empresa encontrada"
            title="Nada espera por aprovação"
          >
            Empresas novas aparecem aqui, as mais antigas primeiro.
          </EmptyReview>
        }
        selection={{ ...selection, nameOf: ({ name }) => name }}
        columns={[
          {
            name: 'Empresa',
            cell: ({ id, name, category, city }) => (
              <>
                <NewTabLink to={paths.company(id)}>{name}</NewTabLink>
                <small>
                  {category.name}, {formatCityState(city)}
                </small>
              </>
            ),
          },
          { name: 'Dono', cell: ({ ownerName }) => ownerName ?? 'Sem dono' },
          { name: 'Parecida com', cell: ({ duplicates }) => <DuplicateCompanies of={duplicates ?? []} /> },
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
                  <RowButton
                    variant="filled"
                    of={row.name}
                    onClick={() => approveRow(row)}
                    loading={isBusy(row.id)}
                  >
                    Aprovar
                  </RowButton>
                  <RowButton of={row.name} onClick={() => setRejecting([row])} disabled={isBusy(row.id)}>
                    Rejeitar
                  </RowButton>
                </>
              )),
          },
        ]}
      >
        <SelectionBar
          selection={selection}
          shown={open.map(({ id }) => id)}
          countText={(count) => (count === 1 ? '1 empresa selecionada' : `${count} empresas selecionadas`)}
        >
          <Button onClick={approveSelected} loading={isApproving}>
            Aprovar selecionadas
          </Button>
          <Button variant="default" onClick={() => setRejecting(selected)} disabled={isApproving}>
            Rejeitar selecionadas
          </Button>
        </SelectionBar>
      </AdminTable>
      {rejecting.length > 0 && (
        <RejectCompanyModal
          companies={rejecting}
          onClose={() => setRejecting([])}
          onDecided={(done, before) => {
            setRejecting([]);
            settle(done, before, OUTCOMES.rejected);
            element.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
