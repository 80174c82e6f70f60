import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { required } from '../../lib/field-rules.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { choiceOf } from '../../ui/list/choices.ts';
import { choiceFilter } from '../../ui/list/filters/list-filter.tsx';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import { APPROVAL_TYPES, KINDS, REJECTABLE_TYPES, type WorkKind } from '../approval-types/approval-types.ts';
import { useDescribedList, wholeList } from '../list/described-list.ts';
import { AdminTable } from '../list/table/admin-table.tsx';
import { searchOf } from '../list/whole-list.ts';
import { listPage } from '../shell/admin-screen.tsx';
import { NOT_UNDONE, showUndoableLater } from '../undo/show-undoable.tsx';
import {
  type ReasonPartsFragment,
  ReasonTemplatesDocument,
  useCreateReasonTemplateMutation,
  useDeleteReasonTemplateMutation,
  useUpdateReasonTemplateMutation,
} from './reasons.gen.ts';

const MOST_OF_TITLE = 60;

const MOST_OF_TEXT = 1_000;

interface ReasonFormProps {
  /** The reason to edit; missing for a new one. */
  reason: ReasonPartsFragment | undefined;
  onClose(): void;
}

/** Adds or edits a reason that administrators choose when they reject something. */
function ReasonForm({ reason, onClose }: ReasonFormProps) {
  const [create] = useCreateReasonTemplateMutation();
  const [update] = useUpdateReasonTemplateMutation();
  const serverForm = useServerForm({
    mode: 'controlled',
    initialValues: {
      kind: reason?.kind ?? ('newCompany' as WorkKind),
      title: reason?.title ?? '',
      text: reason?.text ?? '',
    },
    validate: {
      title: required('Dê um título ao motivo.'),
      text: required('Escreva o texto do motivo.'),
    },
    failedText: 'Erro ao salvar motivo',
    async send({ kind, title, text }) {
      const input = { title: title.trim(), text: text.trim() };
      if (reason) await update({ variables: { id: reason.id, input } });
      else await create({ variables: { input: { kind, ...input } } });
      showToast(`O motivo “${input.title}” foi ${reason ? 'salvo' : 'adicionado'}.`);
      onClose();
    },
  });
  const { form } = serverForm;
  return (
    <FormModal
      title={reason ? `Editar ${reason.title}` : 'Novo motivo'}
      onClose={onClose}
      serverForm={serverForm}
      action={reason ? 'Salvar' : 'Adicionar motivo'}
    >
      {!reason && (
        <SelectField
          label="Para rejeitar"
          name="kind"
          data={REJECTABLE_TYPES.map((kind) => ({ value: kind, label: APPROVAL_TYPES[kind].plural }))}
          {...form.getInputProps('kind')}
        />
      )}
      <TextInput
        label="Título"
        description="Como aparece na lista ao rejeitar."
        name="title"
        maxLength={MOST_OF_TITLE}
        required
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('title')}
      />
      <CountedTextArea
        label="Texto"
        name="text"
        rows={5}
        limit={MOST_OF_TEXT}
        required
        {...form.getInputProps('text')}
      />
    </FormModal>
  );
}

type Row = ReasonPartsFragment;
type Compare = (a: Row, b: Row) => number;

const ORDERS = [
  { value: 'kind', label: 'Por uso, na ordem de Aprovações' },
  { value: 'kindDescending', label: 'Por uso, na ordem inversa' },
  { value: 'title', label: 'Título, de A a Z' },
  { value: 'titleDescending', label: 'Título, de Z a A' },
] as const;
const byKind: Compare = (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
const byTitle: Compare = (a, b) => a.title.localeCompare(b.title, 'pt-BR');
const COMPARED: Record<(typeof ORDERS)[number]['value'], Compare> = {
  kind: byKind,
  kindDescending: (a, b) => byKind(b, a),
  title: byTitle,
  titleDescending: (a, b) => byTitle(b, a),
};
const OF_KINDS = [
  { value: '', label: 'Tudo' },
  ...REJECTABLE_TYPES.map((kind) => ({ value: kind, label: APPROVAL_TYPES[kind].plural })),
] as const;

const REASONS = wholeList({
  label: 'Motivos',
  words: ['motivo', 'motivos'],
  pagesLabel: 'Páginas dos motivos',
  failedText: 'Erro ao carregar motivos',
  query: ReasonTemplatesDocument,
  variables: (address) => ({
    q: address.text('q') || null,
    kind: choiceOf(address, 'kind', OF_KINDS) || null,
    order: choiceOf(address, 'order', ORDERS),
  }),
  rows(all, { q, kind: kindFilter, order }) {
    const isFound = searchOf(q);
    return all
      .filter(({ kind }) => kindFilter === null || kind === kindFilter)
      .filter(({ title, text }) => isFound(title, text))
      .sort(COMPARED[order]);
  },
  mutation: 'UpdateReasonTemplate',
  search: { label: 'Buscar motivo', description: 'Por título ou texto.' },
  filters: (address) => [choiceFilter(address, 'kind', 'Para', OF_KINDS)],
  orders: ORDERS,
  notFound: {
    title: 'Nenhum motivo encontrado',
    text: 'Tente outra parte do título ou do texto, ou motivos para outra coisa.',
  },
  may: 'decide',
});

/** Lists the reasons to choose from when something is rejected, by its kind: add, edit, remove. */
export function ReasonList() {
  const table = useDescribedList(REASONS);
  const { list } = table;
  const [remove] = useDeleteReasonTemplateMutation();
  const [create] = useCreateReasonTemplateMutation();
  const [editing, setEditing] = useState<Row | 'new'>();
  const [removing, setRemoving] = useState<Row>();
  useAskedModal(() => setEditing('new'));
  const removeAndOffer = async ({ id, kind, title, text, position }: Row) => {
    const offerUndo = showUndoableLater();
    await remove({ variables: { id } });
    offerUndo(
      `O motivo “${title}” foi removido.`,
      () => create({ variables: { input: { kind, title, text, position } } }),
      NOT_UNDONE,
    );
  };
  return (
    <>
      <AdminTable<Row>
        table={table}
        details={{ title: ({ title }) => title }}
        rowActions={(row) => [
          { text: 'Editar', act: () => setEditing(row) },
          { text: 'Remover', act: () => setRemoving(row), isGrave: true },
        ]}
        actions={<Button onClick={() => setEditing('new')}>Novo motivo</Button>}
        empty={
          <EmptyState title="Nenhum motivo ainda">
            <p>Escreva uma vez o que você costuma responder, e escolha da lista ao rejeitar.</p>
            <Button onClick={() => setEditing('new')}>Adicionar motivo</Button>
          </EmptyState>
        }
        columns={[
          {
            name: 'Título',
            orders: { ascending: 'title', descending: 'titleDescending' },
            title: ({ title }) => title,
          },
          {
            name: 'Para',
            width: '12rem',
            orders: { ascending: 'kind', descending: 'kindDescending' },
            cell: ({ kind }) => APPROVAL_TYPES[kind].plural,
          },
          { name: 'Texto', leaves: 1, cell: ({ text }) => text },
        ]}
      />
      {editing && (
        <ReasonForm reason={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
      {removing && (
        <AttemptModal
          title={`Remover ${removing.title}`}
          action="Remover motivo"
          failedText="Erro ao remover motivo"
          run={() => removeAndOffer(removing)}
          onDone={() => {
            setRemoving(undefined);
            list.element.current?.focus({ preventScroll: true });
          }}
          onClose={() => setRemoving(undefined)}
        >
          <p>O motivo sai da lista. O que já foi respondido com ele continua como está.</p>
        </AttemptModal>
      )}
    </>
  );
}

export const page = listPage(
  {
    title: 'Motivos de rejeição',
    lead: 'O que você escolhe ao rejeitar algo, em vez de escrever de novo. O texto ainda pode ser mudado a cada vez.',
    may: 'decide',
  },
  ReasonList,
);
