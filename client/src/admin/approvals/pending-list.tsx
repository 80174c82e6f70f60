import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { formatAge, formatDateTime, formatPlace } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { Paging } from '../../ui/list/paging.tsx';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { useSelection } from '../../ui/list/use-selection.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { isDecidedBefore } from '../actions/is-decided-before.ts';
import { tellSeveral } from '../actions/several-text.ts';
import { useDecisions } from '../actions/use-decisions.ts';
import { SettledPaging } from '../list/decided-rows-paging.tsx';
import { isBeyond } from '../list/is-beyond.ts';
import classes from '../list/lists.module.css';
import { type Outcome, OutcomeTag } from '../list/outcome.tsx';
import { ToLastPage } from '../list/to-last-page.tsx';
import { useSettledRows } from '../list/use-decided-rows.ts';
import { useApproveCompaniesMutation } from './approvals.gen.ts';
import { settledOf } from './decided-ids.ts';
import { LookAlikes } from './duplicates.tsx';
import { NothingSearched } from './no-search-results.tsx';
import {
  type PendingCompaniesQuery,
  useApproveCompanyMutation,
  usePendingCompaniesQuery,
} from './pending-companies.gen.ts';
import { RejectCompanyModal } from './reject-company-modal.tsx';
import { ReviewHead } from './review-head.tsx';
import { OLDEST_FIRST, orderValues } from './review-orders.ts';

type Row = PendingCompaniesQuery['pendingCompanies']['items'][number];

const APPROVED = { one: 'empresa foi aprovada.', several: 'empresas foram aprovadas.' };
const OUTCOMES = {
  approved: { text: 'Aprovada', tone: 'good' },
  rejected: { text: 'Rejeitada', tone: 'bad' },
  before: { text: 'Já decidida', tone: 'plain' },
} satisfies Record<string, Outcome>;

/** What waits for approval, usually the overdue and the oldest first (SPEC section 2, Admin: Aprovações). */
export function PendingList({ address }: { address: ListAddress }) {
  const { page, pathOf } = address;
  const filter = {
    q: address.text('q').trim() || null,
    order: address.choice('order', orderValues(OLDEST_FIRST)),
  };
  const { data, previousData, failure, refetch } = usePendingCompaniesQuery({
    variables: { ...filter, page },
  });
  const [approve] = useApproveCompanyMutation();
  const { place, isBusy, run, renew } = useDecisions('ApproveCompany');
  const [rejecting, setRejecting] = useState<readonly Row[]>([]);
  const [approveSeveral, { loading: isApproving }] = useApproveCompaniesMutation();
  const list = (data ?? previousData)?.pendingCompanies;
  const settled = useSettledRows({
    rows: list?.items ?? [],
    isFresh: data !== undefined && failure === undefined,
    page: JSON.stringify({ ...filter, page }),
    place,
  });
  const { rows, open, outcomeOf, settle, isHolding } = settled;

  const selection = useSelection(open.map(({ id }) => id));
  const selected = open.filter(({ id }) => selection.has(id));

  const leave = (done: readonly string[], before: readonly string[], outcome: Outcome) => {
    settle(done, outcome);
    settle(before, OUTCOMES.before);
    renew();
  };
  const approveSelected = async () => {
    try {
      const { data: answer } = await approveSeveral({ variables: { ids: [...selection.ids] } });
      if (!answer) return;
      tellSeveral(answer.approveCompanies, APPROVED);
      const { done, before } = settledOf(answer.approveCompanies);
      leave(done, before, OUTCOMES.approved);
    } catch (error) {
      showToast(errorMessage(error, 'Erro ao aprovar empresa'), 'error');
    }
    place.current?.focus({ preventScroll: true });
  };
  const decide = (row: Row) =>
    run(row.id, async () => {
      try {
        await approve({ variables: { id: row.id } });
        showToast(`${row.name} foi aprovada.`);
        leave([row.id], [], OUTCOMES.approved);
      } catch (error) {
        showToast(errorMessage(error, 'Erro ao aprovar empresa'), 'error');
        if (isDecidedBefore(error)) leave([], [row.id], OUTCOMES.approved);
      }
    });

  if (!isHolding && isBeyond(data?.pendingCompanies)) {
    return <ToLastPage address={address} list={data?.pendingCompanies} />;
  }
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <ReviewHead
        address={address}
        searchLabel="Buscar na fila"
        searched="Por nome da empresa, ou por nome ou e-mail do dono."
        orders={OLDEST_FIRST}
        total={list?.total}
        exported={{ list: 'pending-companies', filter, fileName: 'empresas-para-aprovar' }}
      />
      <ListState
        hasData={data !== undefined || rows.length > 0}
        isEmpty={rows.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar empresas"
        retry={refetch}
        empty={
          filter.q ? (
            <NothingSearched address={address} title="Nenhuma empresa encontrada" />
          ) : (
            <EmptyState title="Nada espera por aprovação" drawing={<NothingSaved />}>
              <p>Empresas novas aparecem aqui, as mais antigas primeiro.</p>
            </EmptyState>
          )
        }
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
            isFixed: (row) => outcomeOf(row) !== undefined,
          }}
          isSettled={(row) => outcomeOf(row) !== undefined}
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
            { name: 'Parecida com', cell: ({ lookAlikes }) => <LookAlikes of={lookAlikes ?? []} /> },
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
              cell: (row) => {
                const outcome = outcomeOf(row);
                if (outcome) return <OutcomeTag {...outcome} />;
                return (
                  <>
                    <Button
                      onClick={() => decide(row)}
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
                );
              },
            },
          ]}
        />
        <SettledPaging settled={settled} lastPage={list?.lastPage ?? 1}>
          <Paging
            label="Páginas das aprovações"
            page={list?.page ?? 1}
            lastPage={list?.lastPage ?? 1}
            pathOf={pathOf}
          />
        </SettledPaging>
      </ListState>
      {rejecting.length > 0 && (
        <RejectCompanyModal
          companies={rejecting}
          onClose={() => setRejecting([])}
          onDecided={(done, before) => {
            setRejecting([]);
            leave(done, before, OUTCOMES.rejected);
            place.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
