import { Button } from '@mantine/core';
import { useState } from 'react';
import { IfMay } from '../../domain/account/if-may.tsx';
import { formatAmount, formatNumber } from '../../lib/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { choiceOf } from '../../ui/list/choices.ts';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { ClearFilters } from '../list/clear-filters.tsx';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { onlyPage, searchOf } from '../list/whole-list.ts';
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

const namesOf = ({ categories, kinds }: AttributeRowFragment): string[] =>
  [...kinds, ...categories].map(({ name }) => name);

/** Lists the attributes of companies for administrators: add, rename, assign, retire. */
export function AttributeList() {
  const address = useListAddress();
  const variables = { q: address.text('q') || null, order: choiceOf(address, 'order', ORDERS) };
  const { q, order } = variables;
  const isFound = searchOf(q);
  const result = listOf(useAdminAttributesQuery(), ({ adminAttributes }) =>
    onlyPage(adminAttributes.filter((row) => isFound(row.name, ...namesOf(row))).sort(COMPARED[order])),
  );
  const list = useAdminList(result, { variables, mutation: 'UpdateAttribute' });
  const [update] = useUpdateAttributeMutation();
  const [editing, setEditing] = useState<AttributeRowFragment | 'new'>();
  const [retiring, setRetiring] = useState<AttributeRowFragment>();
  useAskedModal(() => setEditing('new'));
  const toggle = (row: AttributeRowFragment) => {
    const { id, name, isRetired } = row;
    const set = (retired: boolean) => update({ variables: { id, input: { isRetired: retired } } });
    return list.decide(row, () => set(!isRetired), {
      done: isRetired ? `${name} voltou à lista.` : `${name} saiu de formulários, páginas e filtros.`,
      failed: 'Erro ao salvar característica',
      undo: () => set(isRetired),
    });
  };
  return (
    <>
      <AdminTable<AttributeRowFragment>
        list={list}
        address={address}
        label="Características"
        may="manageCatalog"
        pagesLabel="Páginas das características"
        failedText="Erro ao carregar características"
        count={list.page && formatAmount(list.page.total, 'característica', 'características')}
        search={{ label: 'Buscar característica', description: 'Por nome, segmento ou categoria.' }}
        name="attributes"
        orders={ORDERS}
        isCompact
        details={{ title: ({ name }) => name }}
        rowActions={(row) => [
          { text: 'Editar', act: () => setEditing(row) },
          row.isRetired || row.companiesCount === 0
            ? { text: row.isRetired ? 'Voltar a oferecer' : 'Retirar', act: () => toggle(row) }
            : { text: 'Retirar', act: () => setRetiring(row) },
        ]}
        actions={<Button onClick={() => setEditing('new')}>Nova característica</Button>}
        empty={
          list.isFiltered ? (
            <EmptyState title="Nenhuma característica encontrada">
              <p>Tente outra parte do nome, outro segmento ou outra categoria.</p>
              <ClearFilters address={address} cleared={{ q: '' }} />
            </EmptyState>
          ) : (
            <EmptyState title="Nenhuma característica ainda">
              <p>O que se cria aqui, como 'Wi-Fi', é marcado nas empresas e filtra a busca.</p>
              <IfMay may="manageCatalog">
                <p>Adicione a primeira.</p>
                <Button onClick={() => setEditing('new')}>Adicionar característica</Button>
              </IfMay>
            </EmptyState>
          )
        }
        columns={[
          {
            name: 'Característica',
            orders: { ascending: 'name', descending: 'nameDescending' },
            title: ({ name }) => name,
            cell: ({ isRetired }) => isRetired && <StatusTag>Retirada</StatusTag>,
          },
          {
            name: 'Importa para',
            width: '12rem',
            leaves: 1,
            isOffCard: true,
            cell: (row) => namesOf(row).join(', ') || 'Todas as empresas',
          },
          {
            name: 'Empresas',
            width: '8rem',
            orders: { ascending: 'companies', descending: 'companiesDescending', first: 'descending' },
            cell: ({ companiesCount }) => formatAmount(companiesCount, 'empresa', 'empresas'),
          },
        ]}
      />
      {retiring && (
        <ConfirmModal
          title={`Retirar ${retiring.name}?`}
          action="Retirar característica"
          isDestructive={false}
          isBusy={false}
          onConfirm={() => {
            setRetiring(undefined);
            toggle(retiring);
          }}
          onClose={() => setRetiring(undefined)}
        >
          <p>
            Ela sai dos formulários, dos filtros e{' '}
            {retiring.companiesCount === 1
              ? 'da página da empresa que a tem'
              : `das páginas das ${formatNumber(retiring.companiesCount)} empresas que a têm`}
            . Quando voltar a ser oferecida, aparece lá de novo.
          </p>
        </ConfirmModal>
      )}
      {editing && (
        <AttributeModal
          attribute={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined);
            list.reload();
          }}
        />
      )}
    </>
  );
}
