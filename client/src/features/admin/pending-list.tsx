import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { DataTable } from '../../components/data-table.tsx';
import { NothingSaved } from '../../components/drawings/nothing-saved.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListState } from '../../components/list-state.tsx';
import { Paging } from '../../components/paging.tsx';
import { showToast } from '../../components/toast-store.ts';
import { errorMessage } from '../../lib/apollo/errors.ts';
import { formatAge, formatDateTime, formatPlace } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import {
  type PendingCompaniesQuery,
  useApproveCompanyMutation,
  usePendingCompaniesQuery,
} from './pending-companies.gen.ts';
import { RejectCompanyModal } from './reject-company-modal.tsx';

type Row = PendingCompaniesQuery['pendingCompanies']['items'][number];

/** What waits for approval, the oldest first (SPEC section 2, Admin: Aprovações). */
export function PendingList({ page }: { page: number }) {
  const { data, previousData, failure, refetch } = usePendingCompaniesQuery({ variables: { page } });
  const [approve] = useApproveCompanyMutation();
  const [busyId, setBusyId] = useState<string>();
  const [rejecting, setRejecting] = useState<Row>();
  const place = useRef<HTMLDivElement>(null);
  const list = (data ?? previousData)?.pendingCompanies;

  const decide = async (row: Row) => {
    if (busyId) return;
    setBusyId(row.id);
    try {
      await approve({ variables: { id: row.id } });
      showToast(`${row.name} foi aprovada.`);
    } catch (error) {
      showToast(errorMessage(error, 'Erro ao aprovar empresa'), 'error');
    }
    // Decided now, or by somebody else before: either way the list is another.
    await refetch();
    setBusyId(undefined);
    place.current?.focus();
  };

  return (
    <ListState
      hasData={list !== undefined}
      isEmpty={list?.items.length === 0}
      isFailed={failure !== undefined}
      failedText="Erro ao carregar empresas"
      retry={refetch}
      empty={
        <EmptyState title="Nada espera por aprovação" drawing={<NothingSaved />}>
          <p>Empresas novas aparecem aqui, as mais antigas primeiro.</p>
        </EmptyState>
      }
    >
      {/* Takes the focus when the row that was decided is gone. */}
      <div ref={place} tabIndex={-1}>
        <DataTable
          label="Empresas que esperam aprovação"
          rows={list?.items ?? []}
          columns={[
            {
              name: 'Empresa',
              cell: ({ id, name }) => <Link to={paths.company(id)}>{name}</Link>,
            },
            { name: 'Categoria', cell: ({ category }) => category.name },
            { name: 'Cidade', cell: ({ city }) => formatPlace(city) },
            { name: 'Dono', cell: ({ ownerName }) => ownerName ?? 'Sem dono' },
            {
              name: 'Enviada em',
              cell: ({ createdAt }) => (
                <>
                  {formatDateTime(createdAt)}
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
                    loading={busyId === row.id}
                    aria-label={`Aprovar ${row.name}`}
                  >
                    Aprovar
                  </Button>
                  <Button
                    variant="default"
                    onClick={() => setRejecting(row)}
                    disabled={busyId === row.id}
                    aria-label={`Rejeitar ${row.name}`}
                  >
                    Rejeitar
                  </Button>
                </>
              ),
            },
          ]}
        />
      </div>
      <Paging
        label="Páginas das aprovações"
        page={list?.page ?? 1}
        lastPage={list?.lastPage ?? 1}
        pathOf={(to) => paths.admin({ tab: 'approvals', page: to })}
      />
      {rejecting && (
        <RejectCompanyModal company={rejecting} onClose={() => setRejecting(undefined)} onDone={refetch} />
      )}
    </ListState>
  );
}
