import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatAmount, formatNumber } from '../../lib/format.ts';
import type { RowsSelection } from '../../ui/list/use-row-selection.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { BulkBar } from '../actions/bulk/bulk-bar.tsx';
import type { PlanRequestsFilterInput } from '../actions/bulk/bulk-job.gen.ts';
import { useBulkSelection } from '../actions/bulk/use-bulk-selection.ts';
import { ReasonModal } from '../actions/reason-modal.tsx';
import type { AdminList, PageOf } from '../list/use-admin-list.tsx';
import type { PlanRequestRowFragment } from './plan-requests.gen.ts';

type Row = PlanRequestRowFragment;

const kind = 'planRequest';
const UNDOABLE = 'Dá para desfazer por dez segundos depois do fim.';

interface PlanRequestSelection {
  selection: RowsSelection<Row>;
  bar: ReactNode;
  modal: ReactNode;
}

/** Selects pending requests of a list, or all of its filter, to decide on them in the background. */
export function usePlanRequestSelection(
  list: AdminList<PageOf<Row>>,
  planRequests: PlanRequestsFilterInput,
): PlanRequestSelection {
  const shown = list.open.filter(({ status }) => status === 'pending');
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const chosen = useBulkSelection({
    list,
    shown,
    isAsking: asked !== undefined,
    of: { planRequests },
    counted: { kind, action: 'approve' },
    allText: 'Selecionar todas as',
    thingOf: ({ id, user }) => ({ kind, id, title: user.name }),
  });
  const close = () => setAsked(undefined);
  const decide = async (action: 'approve' | 'reject', reason?: string) => {
    if (await chosen.start({ kind, action, ...(reason && { reason }) })) close();
  };
  const count = formatAmount(chosen.count, 'solicitação', 'solicitações');
  const modals = {
    approve: (
      <AttemptModal
        title={`Aprovar ${count}`}
        action={`Aprovar ${count}`}
        isDestructive={false}
        failedText="Erro ao começar a ação em lote"
        run={() => decide('approve')}
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
        run={(reason) => decide('reject', reason)}
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
      <BulkBar
        chosen={chosen}
        shown={shown}
        exported={{ list: 'plan-requests', fileName: 'solicitacoes-de-plano' }}
        countText={(amount) => formatAmount(amount, 'solicitação selecionada', 'solicitações selecionadas')}
      >
        <Button variant="default" onClick={() => setAsked('approve')}>
          Aprovar {formatNumber(chosen.count)}
        </Button>
        <Button variant="default" onClick={() => setAsked('reject')}>
          Rejeitar {formatNumber(chosen.count)}
        </Button>
      </BulkBar>
    ),
    modal: asked && modals[asked],
  };
}
