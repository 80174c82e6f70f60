import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatAmount, formatDateTime } from '../../lib/format.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import classes from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { type RejectionRowFragment, useRejectionsQuery } from './rejections.gen.ts';
import { RestoreModal } from './restore-modal.tsx';

const PENDING = { text: 'De volta à fila', tone: 'plain' } as const;

/** Lists rejected companies: who rejected them and why, and a way back. */
export function RejectionList() {
  const address = useListAddress();
  const variables = { q: address.text('q') || null, page: address.page, perPage: address.rows };
  const query = useRejectionsQuery({ variables });
  const result = listOf(query, (data) => data.adminRejections);
  const list = useAdminList(result, { variables, mutation: 'RestoreRejection' });
  const [restoring, setRestoring] = useState<RejectionRowFragment>();
  const { page } = list;
  return (
    <>
      <AdminTable<RejectionRowFragment>
        list={list}
        address={address}
        label="Empresas rejeitadas"
        may="decide"
        pagesLabel="Páginas das empresas rejeitadas"
        failedText="Erro ao carregar empresas rejeitadas"
        count={page && formatAmount(page.total, 'empresa rejeitada', 'empresas rejeitadas')}
        search={{ label: 'Buscar empresa rejeitada', description: 'Por empresa, dono ou e-mail dele.' }}
        empty={
          list.isFiltered ? (
            <EmptyState title="Nenhuma empresa rejeitada encontrada">
              <p>Confira o nome, ou busque pelo e-mail do dono.</p>
              <Button variant="default" onClick={() => address.change({ q: '' })}>
                Limpar busca
              </Button>
            </EmptyState>
          ) : (
            <EmptyState title="Nenhuma empresa rejeitada">
              <p>O que for rejeitado na fila aparece aqui, com o motivo, e pode ser trazido de volta.</p>
            </EmptyState>
          )
        }
        isCompact
        rowActions={(row) => [{ text: 'Trazer de volta', act: () => setRestoring(row) }]}
        details={{ title: ({ name }) => name, nameOf: ({ name }) => name }}
        columns={[
          {
            name: 'Empresa',
            title: ({ name }) => name,
            cell: ({ cityName, categoryName }) => (
              <small>{[categoryName, cityName].filter(Boolean).join(' · ')}</small>
            ),
          },
          {
            name: 'Dono',
            width: '11rem',
            leaves: 1,
            isOffCard: true,
            cell: ({ owner }) =>
              owner ? (
                <>
                  {owner.name}
                  <small>
                    <EmailText address={owner.email} />
                  </small>
                </>
              ) : (
                'Sem dono'
              ),
          },
          { name: 'Motivo', width: '11rem', cell: ({ reason }) => reason ?? 'Sem motivo' },
          {
            name: 'Rejeitada',
            width: '9.25rem',
            cell: ({ createdAt, deciderName }) => (
              <>
                <span className={classes.whole}>{formatDateTime(createdAt)}</span>
                {deciderName && <small>por {deciderName}</small>}
              </>
            ),
          },
        ]}
      />
      {restoring && (
        <RestoreModal
          rejection={restoring}
          onClose={() => setRestoring(undefined)}
          onRestored={() => {
            setRestoring(undefined);
            list.settleAndReload([restoring.id], PENDING);
          }}
        />
      )}
    </>
  );
}
