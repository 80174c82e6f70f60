import { Button } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '../../api/errors.ts';
import { useMay } from '../../domain/account/use-may.ts';
import { formatAmount } from '../../lib/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { choiceOf } from '../../ui/list/choices.ts';
import { ListState } from '../../ui/list/list-state.tsx';
import { DataTable } from '../../ui/list/table/data-table.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { RowButton } from '../list/row-button.tsx';
import { NOT_UNDONE, showUndoableLater } from '../undo/show-undoable.tsx';
import { AttributeModal } from './attribute-modal.tsx';
import {
  type AttributeRowFragment,
  useAdminAttributesQuery,
  useUpdateAttributeMutation,
} from './attributes.gen.ts';

/** Those of the columns; without one the order is that of forms and filters. */
const ORDERS = [
  { value: 'usual', label: 'Como nos formulários' },
  { value: 'name', label: 'Nome, de A a Z' },
  { value: 'nameDescending', label: 'Nome, de Z a A' },
  { value: 'companies', label: 'Menos empresas' },
  { value: 'companiesDescending', label: 'Mais empresas' },
] as const;
type Compare = (one: AttributeRowFragment, other: AttributeRowFragment) => number;
const byName: Compare = (one, other) => one.name.localeCompare(other.name, 'pt-BR');
const byCompanies: Compare = (one, other) => one.companiesCount - other.companiesCount;
const COMPARED: Record<(typeof ORDERS)[number]['value'], Compare> = {
  usual: () => 0,
  name: byName,
  nameDescending: (one, other) => byName(other, one),
  companies: byCompanies,
  companiesDescending: (one, other) => byCompanies(other, one),
};

const FAILED = 'Erro ao salvar característica';

const matters = ({ categories, kinds }: AttributeRowFragment): string =>
  [...kinds, ...categories].map(({ name }) => name).join(', ') || 'Todas as empresas';

/** Lists the attributes of companies for administrators: add, rename, assign, retire. */
export function AttributeList() {
  const { data, failure, refetch } = useAdminAttributesQuery();
  const address = useListAddress();
  const order = choiceOf(address, 'order', ORDERS);
  const [update] = useUpdateAttributeMutation();
  const canEdit = useMay('manageCatalog');
  const [editing, setEditing] = useState<AttributeRowFragment | 'new'>();
  useAskedModal(() => setEditing('new'));
  const toggle = async ({ id, name, isRetired }: AttributeRowFragment) => {
    const set = (retired: boolean) => update({ variables: { id, input: { isRetired: retired } } });
    const offerUndo = showUndoableLater();
    try {
      await set(!isRetired);
      offerUndo(
        isRetired ? `${name} voltou à lista.` : `${name} saiu de formulários, páginas e filtros.`,
        () => set(isRetired),
        NOT_UNDONE,
      );
    } catch (error) {
      showToast(failureOf(error).message || FAILED, 'error');
    }
  };
  const rows = [...(data?.adminAttributes ?? [])].sort(COMPARED[order]);
  return (
    <>
      {canEdit && (
        <div>
          <Button onClick={() => setEditing('new')}>Nova característica</Button>
        </div>
      )}
      <ListState
        hasData={data !== undefined}
        isEmpty={rows.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar características"
        retry={refetch}
        empty={
          <EmptyState title="Nenhuma característica ainda">
            <p>O que se cria aqui, como 'Wi-Fi', é marcado nas empresas e filtra a busca.</p>
          </EmptyState>
        }
      >
        <DataTable
          label="Características"
          rows={rows}
          isCompact
          sorting={{ address, order, usual: ORDERS[0].value }}
          columns={[
            {
              name: 'Característica',
              orders: { ascending: 'name', descending: 'nameDescending' },
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
              orders: { ascending: 'companies', descending: 'companiesDescending', first: 'descending' },
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
      </ListState>
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
