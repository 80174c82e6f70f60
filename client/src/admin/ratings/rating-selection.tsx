import { type ReactNode, useState } from 'react';
import { formatAmount } from '../../lib/format.ts';
import type { RowsSelection } from '../../ui/list/use-row-selection.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { ReasonModal } from '../actions/reason-modal.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { BulkPartButtons } from '../bulk/bulk-part-buttons.tsx';
import { type BulkPart, useBulkPart } from '../bulk/use-bulk-part.ts';
import { type SelectableList, useBulkSelection } from '../bulk/use-bulk-selection.ts';
import type { AdminRatingRowFragment } from './admin-ratings.gen.ts';
import { namingOf } from './rating-cells.tsx';
import { RATING_DECISIONS } from './use-rating-table.tsx';

type Row = AdminRatingRowFragment;

const { kind } = RATING_DECISIONS;
const FAILED = 'Erro ao começar a ação em lote';

interface RatingSelection {
  selection: RowsSelection<Row>;
  bar: ReactNode;
  modal: ReactNode;
}

/** Selects ratings of a list, or all of its filter, to hide them with one reason or to dismiss their reports. */
export function useRatingSelection(source: SelectableList<Row>): RatingSelection {
  const [asked, setAsked] = useState<'hide' | 'keep'>();
  const chosen = useBulkSelection(source, {
    isAsking: asked !== undefined,
    thingOf: (row) => ({ kind, id: row.id, title: namingOf(row) }),
  });
  const hide = useBulkPart(chosen, { action: 'reject', kind }, ({ isHidden }) => !isHidden);
  const keep = useBulkPart(chosen, { action: 'approve', kind }, ({ openReports }) => openReports > 0);
  const close = () => setAsked(undefined);
  const countOf = ({ count = 0 }: BulkPart) => formatAmount(count, 'avaliação', 'avaliações');
  const modals = {
    hide: (
      <ReasonModal
        kind={kind}
        title={`Ocultar ${countOf(hide)}`}
        action="Ocultar"
        label="Motivo"
        description="O mesmo para todas; só a administração lê."
        missingText="Informe o motivo."
        run={async (reason) => {
          if (await hide.start({ reason })) close();
        }}
        failedText={FAILED}
        onClose={close}
      >
        <p>
          Elas saem das páginas e dos números das empresas, e quem avaliou não pode avaliar de novo. Você pode
          mostrá-las outra vez quando quiser.
        </p>
      </ReasonModal>
    ),
    keep: (
      <AttemptModal
        title={`Descartar denúncias de ${countOf(keep)}`}
        action="Descartar denúncias"
        isDestructive={false}
        run={async () => {
          if (await keep.start()) close();
        }}
        failedText={FAILED}
        onClose={close}
      >
        <p>As avaliações continuam no guia como estão. Dá para desfazer por dez segundos depois do fim.</p>
      </AttemptModal>
    ),
  };

  return {
    selection: chosen.selection,
    bar: (
      <BulkBar chosen={chosen}>
        <BulkPartButtons
          buttons={[
            { part: hide, text: (count) => `Ocultar ${count}`, onClick: () => setAsked('hide') },
            {
              part: keep,
              text: (count) => `Descartar denúncias de ${count}`,
              onClick: () => setAsked('keep'),
            },
          ]}
        />
      </BulkBar>
    ),
    modal: asked && modals[asked],
  };
}
