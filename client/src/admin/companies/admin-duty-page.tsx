import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { IfMay } from '../../domain/account/if-may.tsx';
import { formatCityState, formatDay } from '../../lib/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { CompanyInput } from '../actions/company-input.tsx';
import { pagedList, pageVariables, useDescribedList } from '../list/described-list.ts';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listPage } from '../shell/admin-screen.tsx';
import { NOT_UNDONE, showUndoableLater } from '../undo/show-undoable.tsx';
import {
  AdminDutyShiftsDocument,
  type DutyShiftRowFragment,
  useCreateDutyShiftMutation,
  useDeleteDutyShiftMutation,
} from './duty.gen.ts';

type Row = DutyShiftRowFragment;

/** Returns '24/12/2026, 20:00' of '2026-12-24T20:00'. */
function clockText(time: string): string {
  const [day = '', clock] = time.split('T');
  return `${formatDay(day)}, ${clock}`;
}

/** Adds a time on duty, or one more like it: of the same company. */
function ShiftForm({ like, onClose }: { like: Row | undefined; onClose(): void }) {
  const [create] = useCreateDutyShiftMutation();
  const [name, setName] = useState(like?.company.name);
  const serverForm = useServerForm({
    mode: 'controlled',
    initialValues: {
      companyId: like?.company.id ?? '',
      from: like?.from ?? '',
      until: like?.until ?? '',
    },
    validate: {
      companyId: (id) => (id ? null : 'Escolha a empresa na lista.'),
      from: (time) => (time ? null : 'Informe dia e hora.'),
      until: (time, { from }) => (time > from ? null : 'O fim vem depois do começo.'),
    },
    failedText: 'Erro ao adicionar plantão',
    async send(input) {
      await create({ variables: { input } });
      showToast(`O plantão de ${name} foi adicionado.`);
      onClose();
    },
  });
  const { form } = serverForm;
  return (
    <FormModal title="Novo plantão" onClose={onClose} serverForm={serverForm} action="Adicionar plantão">
      <CompanyInput
        label="Empresa"
        required
        isFormField
        data-autofocus
        {...(like && { initial: like.company.name })}
        error={form.errors.companyId}
        accepts={({ isActive, isApproved }) => isActive && isApproved}
        onPick={(company) => {
          if (company) setName(company.name);
          form.setFieldValue('companyId', company?.id ?? '');
        }}
      />
      <TextInput type="datetime-local" label="De" name="from" required {...form.getInputProps('from')} />
      <TextInput
        type="datetime-local"
        label="Até"
        description="No horário da cidade da empresa."
        name="until"
        required
        {...form.getInputProps('until')}
      />
    </FormModal>
  );
}

const ORDERS = [
  { value: 'newest', label: 'Último começo primeiro' },
  { value: 'oldest', label: 'Primeiro começo primeiro' },
] as const;

const SHIFTS = pagedList({
  label: 'Plantões',
  words: ['plantão', 'plantões'],
  pagesLabel: 'Páginas dos plantões',
  failedText: 'Erro ao carregar plantões',
  query: AdminDutyShiftsDocument,
  variables: (address) => pageVariables(address, ORDERS),
  mutation: 'CreateDutyShift',
  search: { label: 'Buscar plantão', description: 'Por nome da empresa ou cidade.' },
  orders: ORDERS,
  notFound: {
    title: 'Nenhum plantão encontrado',
    text: 'Tente outra parte do nome da empresa ou da cidade.',
  },
  exported: { list: 'duty-shifts', fileName: 'plantoes' },
  may: 'manageCatalog',
});

/** Lists when companies are on duty, of all cities: add, repeat, remove. */
export function DutyShiftList() {
  const table = useDescribedList(SHIFTS);
  const [remove] = useDeleteDutyShiftMutation();
  const [create] = useCreateDutyShiftMutation();
  const [adding, setAdding] = useState<{ like?: Row }>();
  const [removing, setRemoving] = useState<Row>();
  const removeAndOffer = async ({ id, from, until, company }: Row) => {
    const offerUndo = showUndoableLater();
    await remove({ variables: { id } });
    offerUndo(
      `O plantão de ${company.name} foi removido.`,
      () => create({ variables: { input: { companyId: company.id, from, until } } }),
      NOT_UNDONE,
    );
  };
  return (
    <>
      <AdminTable<Row>
        table={table}
        details={{ title: ({ company }) => company.name }}
        rowActions={(row) => [
          { text: 'Repetir', act: () => setAdding({ like: row }) },
          { text: 'Remover', act: () => setRemoving(row), isGrave: true },
        ]}
        actions={
          <IfMay may="manageCatalog">
            <Button onClick={() => setAdding({})}>Novo plantão</Button>
          </IfMay>
        }
        empty={
          <EmptyState title="Nenhum plantão ainda">
            <p>A página de cada cidade mostra a quem está de plantão, como a farmácia da noite.</p>
            <IfMay may="manageCatalog">
              <Button onClick={() => setAdding({})}>Adicionar plantão</Button>
            </IfMay>
          </EmptyState>
        }
        columns={[
          {
            name: 'Empresa',
            title: ({ company }) => company.name,
            cell: ({ company }) => <small>{formatCityState(company.city)}</small>,
          },
          {
            name: 'De',
            width: '11rem',
            orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
            cell: ({ from }) => clockText(from),
          },
          { name: 'Até', width: '11rem', cell: ({ until }) => clockText(until) },
        ]}
      />
      {adding && <ShiftForm like={adding.like} onClose={() => setAdding(undefined)} />}
      {removing && (
        <AttemptModal
          title={`Remover o plantão de ${removing.company.name}?`}
          action="Remover plantão"
          failedText="Erro ao remover plantão"
          run={() => removeAndOffer(removing)}
          onDone={() => {
            setRemoving(undefined);
            table.list.element.current?.focus({ preventScroll: true });
          }}
          onClose={() => setRemoving(undefined)}
        >
          <p>
            De {clockText(removing.from)} até {clockText(removing.until)}. A página da cidade deixa de
            mostrar.
          </p>
        </AttemptModal>
      )}
    </>
  );
}

export const page = listPage(
  {
    title: 'Plantões',
    lead: 'Quem está de plantão em cada cidade, como farmácias: aparece na página da cidade enquanto dura.',
  },
  DutyShiftList,
);
