import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { DataTable } from '../../components/data-table.tsx';
import { NothingSaved } from '../../components/drawings/nothing-saved.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListState } from '../../components/list-state.tsx';
import { Paging } from '../../components/paging.tsx';
import { showToast } from '../../components/toast-store.ts';
import { errorMessage } from '../../lib/apollo/errors.ts';
import { formatAge, formatDateTime, formatPlace } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { isBeyond } from './is-beyond.ts';
import { isDecidedBefore } from './is-decided-before.ts';
import classes from './lists.module.css';
import {
  type PendingCompaniesQuery,
  useApproveCompanyMutation,
  usePendingCompaniesQuery,
} from './pending-companies.gen.ts';
import { RejectCompanyModal } from './reject-company-modal.tsx';
import { useDecisions } from './use-decisions.ts';

type Row = PendingCompaniesQuery['pendingCompanies']['items'][number];

const pathOf = (page: number) => paths.admin({ tab: 'approvals', page });

/** What waits for approval, the oldest first (SPEC section 2, Admin: Aprovações). */
export function PendingList({ page }: { page: number }) {
  const { data, previousData, failure, refetch } = usePendingCompaniesQuery({ variables: { page } });
  const [approve] = useApproveCompanyMutation();
  const { place, isBusy, run, renew } = useDecisions('pendingCompanies', 'companies');
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [rejecting, setRejecting] = useState<Row>();
  const list = (data ?? previousData)?.pendingCompanies;
  // What is decided leaves at once, before the list has been asked for again.
  const rows = list?.items.filter(({ id }) => !decided.has(id)) ?? [];

  const leave = (id: string) => {
    setDecided((before) => new Set([...before, id]));
    renew();
  };
  const decide = (row: Row) =>
    run(row.id, async () => {
      try {
        await approve({ variables: { id: row.id } });
        showToast(`${row.name} foi aprovada.`);
        leave(row.id);
      } catch (error) {
        showToast(errorMessage(error, 'Erro ao aprovar empresa'), 'error');
        if (isDecidedBefore(error)) leave(row.id);
      }
    });

  if (isBeyond(data?.pendingCompanies)) {
    return <Navigate to={pathOf(data?.pendingCompanies.lastPage ?? 1)} replace />;
  }
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <ListState
        hasData={data !== undefined || rows.length > 0}
        isEmpty={rows.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar empresas"
        retry={refetch}
        empty={
          <EmptyState title="Nada espera por aprovação" drawing={<NothingSaved />}>
            <p>Empresas novas aparecem aqui, as mais antigas primeiro.</p>
          </EmptyState>
        }
      >
        <DataTable
          label="Empresas que esperam aprovação"
          rows={rows}
          columns={[
            { name: 'Empresa', cell: ({ id, name }) => <Link to={paths.company(id)}>{name}</Link> },
            { name: 'Categoria', cell: ({ category }) => category.name },
            { name: 'Cidade', cell: ({ city }) => formatPlace(city) },
            { name: 'Dono', cell: ({ ownerName }) => ownerName ?? 'Sem dono' },
            {
              name: 'Enviada em',
              cell: ({ createdAt }) => (
                <>
                  <span className={classes.whole}>{formatDateTime(createdAt)}</span>
                  <small>{formatAge(createdAt)}</small>
                </>
              ),
            },
            {
              name: '',
              cell: (row) => (
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
                    onClick={() => setRejecting(row)}
                    disabled={isBusy(row.id)}
                    aria-label={`Rejeitar ${row.name}`}
                  >
                    Rejeitar
                  </Button>
                </>
              ),
            },
          ]}
        />
        <Paging
          label="Páginas das aprovações"
          page={list?.page ?? 1}
          lastPage={list?.lastPage ?? 1}
          pathOf={pathOf}
        />
      </ListState>
      {rejecting && (
        <RejectCompanyModal
          company={rejecting}
          onClose={() => setRejecting(undefined)}
          onDecided={() => {
            setRejecting(undefined);
            leave(rejecting.id);
            place.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
