import { Button } from '@mantine/core';
import { useState } from 'react';
import { IfMay } from '../../domain/account/if-may.tsx';
import { formatAmount, formatNumber } from '../../lib/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { choiceOf } from '../../ui/list/choices.ts';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useDescribedList, wholeList } from '../list/described-list.ts';
import { AdminTable } from '../list/table/admin-table.tsx';
import { searchOf } from '../list/whole-list.ts';
import { listPage } from '../shell/admin-screen.tsx';
import { AttributeModal } from './attribute-modal.tsx';
import {
  AdminAttributesDocument,
  type AttributeRowFragment,
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
type Compare = (a: AttributeRowFragment, b: AttributeRowFragment) => number;
const byName: Compare = (a, b) => a.name.localeCompare(b.name, 'pt-BR');
const byCompanies: Compare = (a, b) => a.companiesCount - b.companiesCount;
const COMPARED: Record<(typeof ORDERS)[number]['value'], Compare> = {
  usual: () => 0,
  name: byName,
  nameDescending: (a, b) => byName(b, a),
  companies: byCompanies,
  companiesDescending: (a, b) => byCompanies(b, a),
};

const namesOf = ({ categories, kinds }: AttributeRowFragment): string[] =>
  [...kinds, ...categories].map(({ name }) => name);

const ATTRIBUTES = wholeList({
  label: 'Características',
  words: ['característica', 'características'],
  pagesLabel: 'Páginas das características',
  failedText: 'Erro ao carregar características',
  query: AdminAttributesDocument,
  variables: (address) => ({
    q: address.text('q') || null,
    order: choiceOf(address, 'order', ORDERS),
  }),
  rows(all, { q, order }) {
    const isFound = searchOf(q);
    return all.filter((row) => isFound(row.name, ...namesOf(row))).sort(COMPARED[order]);
  },
  mutation: 'UpdateAttribute',
  search: { label: 'Buscar característica', description: 'Por nome, segmento ou categoria.' },
  orders: ORDERS,
  notFound: {
    title: 'Nenhuma característica encontrada',
    text: 'Tente outra parte do nome, outro segmento ou outra categoria.',
  },
  may: 'manageCatalog',
});

/** Lists the attributes of companies for administrators: add, rename, assign, retire. */
export function AttributeList() {
  const table = useDescribedList(ATTRIBUTES);
  const { list } = table;
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
        table={table}
        details={{ title: ({ name }) => name }}
        rowActions={(row) => [
          { text: 'Editar', act: () => setEditing(row) },
          row.isRetired || row.companiesCount === 0
            ? { text: row.isRetired ? 'Voltar a oferecer' : 'Retirar', act: () => toggle(row) }
            : { text: 'Retirar', act: () => setRetiring(row) },
        ]}
        actions={<Button onClick={() => setEditing('new')}>Nova característica</Button>}
        empty={
          <EmptyState title="Nenhuma característica ainda">
            <p>O que se cria aqui, como “Wi-Fi”, é marcado nas empresas e filtra a busca.</p>
            <IfMay may="manageCatalog">
              <p>Adicione a primeira.</p>
              <Button onClick={() => setEditing('new')}>Adicionar característica</Button>
            </IfMay>
          </EmptyState>
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

export const page = listPage(
  {
    title: 'Características',
    lead: 'O que uma empresa tem ou faz. Donos marcam as do seu segmento, e a busca filtra por elas.',
  },
  AttributeList,
);
