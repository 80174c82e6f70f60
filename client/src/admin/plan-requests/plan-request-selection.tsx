import { type ReactNode, useState } from 'react';
import { formatAmount } from '../../lib/format.ts';
import type { RowsSelection } from '../../ui/list/use-row-selection.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { ReasonModal } from '../actions/reason-modal.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { BulkPartButtons } from '../bulk/bulk-part-buttons.tsx';
import { useBulkPart } from '../bulk/use-bulk-part.ts';
import { type BulkActionInput, type SelectableList, useBulkSelection } from '../bulk/use-bulk-selection.ts';
import type { PlanRequestRowFragment } from './plan-requests.gen.ts';

type Row = PlanRequestRowFragment;

const kind = 'planRequest';
const isPending = ({ status }: Row): boolean => status === 'pending';
const UNDOABLE = 'Dá para desfazer por dez segundos depois do fim.';

interface PlanRequestSelection {
  selection: RowsSelection<Row>;
  bar: ReactNode;
  modal: ReactNode;
}

/** Selects requests of a list, or all of its filter, to decide on the pending ones in the background. */
export function usePlanRequestSelection(source: SelectableList<Row>): PlanRequestSelection {
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const chosen = useBulkSelection(source, {
    isAsking: asked !== undefined,
    thingOf: ({ id, user }) => ({ kind, id, title: user.name }),
  });
  const close = () => setAsked(undefined);
  // Both decisions are for the same requests.
  const part = useBulkPart(chosen, { kind, action: 'approve' }, isPending);
  const decide = async (decision: Pick<BulkActionInput, 'action' | 'reason'>) => {
    if (await part.start(decision)) close();
  };
  const count = formatAmount(part.count ?? 0, 'solicitação', 'solicitações');
  const modals = {
    approve: (
      <AttemptModal
        title={`Aprovar ${count}`}
        action={`Aprovar ${count}`}
        isDestructive={false}
        failedText="Erro ao começar a ação em lote"
        run={() => decide({ action: 'approve' })}
        onClose={close}
      >
        <p>Cada conta passa a ter o plano que pediu, e o dono fica sabendo por e-mail. {UNDOABLE}</p>
      </AttemptModal>
    ),
    reject: (
      <ReasonModal
        kind="planRequest"
        title={`Rejeitar ${count}`}
        action={`Rejeitar ${count}`}
        label="Motivo da rejeição"
        description="O mesmo para todas; os donos leem."
        missingText="O motivo da rejeição é obrigatório."
        run={(reason) => decide({ action: 'reject', reason })}
        failedText="Erro ao começar a ação em lote"
        onClose={close}
      >
        <p>As contas continuam com o plano que têm. {UNDOABLE}</p>
      </ReasonModal>
    ),
  };
  return {
    selection: chosen.selection,
    bar: (
      <BulkBar chosen={chosen}>
        <BulkPartButtons
          buttons={[
            { part, text: (amount) => `Aprovar ${amount}`, onClick: () => setAsked('approve') },
            { part, text: (amount) => `Rejeitar ${amount}`, onClick: () => setAsked('reject') },
          ]}
        />
      </BulkBar>
    ),
    modal: asked && modals[asked],
  };
}
