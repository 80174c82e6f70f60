import { Button } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '../../api/errors.ts';
import { useMay } from '../../domain/account/use-may.ts';
import { formatAmount } from '../../lib/format.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { DataTable } from '../../ui/list/table/data-table.tsx';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { RowButton } from '../list/row-button.tsx';
import { AttributeModal } from './attribute-modal.tsx';
import {
  type AttributeRowFragment,
  useAdminAttributesQuery,
  useUpdateAttributeMutation,
} from './attributes.gen.ts';

const FAILED = 'Erro ao salvar característica';

const matters = ({ categories, kinds }: AttributeRowFragment): string =>
  [...kinds, ...categories].map(({ name }) => name).join(', ') || 'Todas as empresas';

/** Lists the attributes of companies for administrators: add, rename, assign, retire. */
export function AttributeList() {
  const { data, failure, refetch } = useAdminAttributesQuery();
  const [update] = useUpdateAttributeMutation();
  const canEdit = useMay('manageCatalog');
  const [editing, setEditing] = useState<AttributeRowFragment | 'new'>();
  useAskedModal(() => setEditing('new'));
  const toggle = async ({ id, name, isRetired }: AttributeRowFragment) => {
    try {
      await update({ variables: { id, input: { isRetired: !isRetired } } });
      showToast(isRetired ? `${name} voltou à lista.` : `${name} saiu de formulários, páginas e filtros.`);
    } catch (error) {
      showToast(failureOf(error).message || FAILED, 'error');
    }
  };
  if (failure && !data) return <RetryNotice text="Erro ao carregar características" retry={refetch} />;
  const rows = data?.adminAttributes ?? [];
  return (
    <>
      {canEdit && (
        <div>
          <Button onClick={() => setEditing('new')}>Nova característica</Button>
        </div>
      )}
      <DataTable
        label="Características"
        rows={rows}
        isCompact
        columns={[
          {
            name: 'Característica',
            cell: ({ name, isRetired }) => (
              <>
                {name} {isRetired && <StatusTag>Retirada</StatusTag>}
              </>
            ),
          },
          { name: 'Importa para', width: '12rem', leaves: 1, isOffCard: true, cell: matters },
          {
            name: 'Empresas',
            width: '8rem',
            cell: ({ companiesCount }) => formatAmount(companiesCount, 'empresa', 'empresas'),
          },
          {
            name: '',
            width: '17rem',
            cell: (row) =>
              canEdit && (
                <>
                  <RowButton of={row.name} onClick={() => setEditing(row)}>
                    Editar
                  </RowButton>
                  <RowButton of={row.name} onClick={() => void toggle(row)}>
                    {row.isRetired ? 'Voltar a oferecer' : 'Retirar'}
                  </RowButton>
                </>
              ),
          },
        ]}
      />
      {editing && (
        <AttributeModal
          attribute={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined);
            void refetch();
          }}
        />
      )}
    </>
  );
}
