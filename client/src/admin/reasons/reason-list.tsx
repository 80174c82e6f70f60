import { Button } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { DataTable } from '../../ui/list/table/data-table.tsx';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import { KINDS, WORK_KINDS } from '../actions/work-kinds.ts';
import { RowButton } from '../list/row-button.tsx';
import { NOT_UNDONE, showUndoableLater } from '../undo/show-undoable.tsx';
import { ReasonForm } from './reason-form.tsx';
import {
  type ReasonPartsFragment,
  useCreateReasonTemplateMutation,
  useDeleteReasonTemplateMutation,
  useReasonTemplatesQuery,
} from './reasons.gen.ts';

/** Lists the reasons to choose from when something is rejected, by its kind: add, edit, remove. */
export function ReasonList() {
  const { data, failure, refetch } = useReasonTemplatesQuery();
  const [remove] = useDeleteReasonTemplateMutation();
  const [create] = useCreateReasonTemplateMutation();
  const [editing, setEditing] = useState<ReasonPartsFragment | 'new'>();
  const [removing, setRemoving] = useState<ReasonPartsFragment>();
  useAskedModal(() => setEditing('new'));
  const removeAndOffer = async ({ id, kind, title, text }: ReasonPartsFragment) => {
    const offerUndo = showUndoableLater();
    await remove({ variables: { id } });
    offerUndo(
      `O motivo "${title}" foi removido.`,
      () => create({ variables: { input: { kind, title, text } } }),
      NOT_UNDONE,
    );
  };
  if (failure && !data) return <RetryNotice text="Erro ao carregar motivos" retry={refetch} />;
  const rows = [...(data?.adminReasonTemplates ?? [])].sort(
    (one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind),
  );
  return (
    <>
      <div>
        <Button onClick={() => setEditing('new')}>Novo motivo</Button>
      </div>
      {data && rows.length === 0 ? (
        <EmptyState title="Nenhum motivo ainda">
          <p>Escreva uma vez o que você costuma responder, e escolha da lista ao rejeitar.</p>
        </EmptyState>
      ) : (
        <DataTable
          label="Motivos"
          rows={rows}
          isCompact
          columns={[
            { name: 'Título', cell: ({ title }) => title },
            { name: 'Para', width: '12rem', cell: ({ kind }) => WORK_KINDS[kind].many },
            { name: 'Texto', leaves: 1, cell: ({ text }) => <span title={text}>{text}</span> },
            {
              name: '',
              width: '15rem',
              cell: (row) => (
                <>
                  <RowButton of={row.title} onClick={() => setEditing(row)}>
                    Editar
                  </RowButton>
                  <RowButton of={row.title} onClick={() => setRemoving(row)}>
                    Remover
                  </RowButton>
                </>
              ),
            },
          ]}
        />
      )}
      {editing && (
        <ReasonForm reason={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
      {removing && (
        <AttemptModal
          title={`Remover ${removing.title}`}
          action="Remover motivo"
          failedText="Erro ao remover motivo"
          run={() => removeAndOffer(removing)}
          onDone={() => setRemoving(undefined)}
          onClose={() => setRemoving(undefined)}
        >
          <p>O motivo sai da lista. O que já foi respondido com ele continua como está.</p>
        </AttemptModal>
      )}
    </>
  );
}
