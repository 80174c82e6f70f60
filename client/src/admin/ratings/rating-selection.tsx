import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatAmount, formatNumber } from '../../lib/format.ts';
import type { RowsSelection } from '../../ui/list/use-row-selection.ts';
import { BulkBar } from '../actions/bulk/bulk-bar.tsx';
import type { RatingsFilterInput } from '../actions/bulk/bulk-job.gen.ts';
import { useBulkSelection } from '../actions/bulk/use-bulk-selection.ts';
import { ReasonModal } from '../actions/reason-modal.tsx';
import type { AdminList, PageOf } from '../list/use-admin-list.tsx';
import type { AdminRatingRowFragment } from './admin-ratings.gen.ts';
import { namingOf } from './rating-cells.tsx';
import { RATING_DECISIONS } from './use-rating-table.tsx';

type Row = AdminRatingRowFragment;

const HIDE = { action: 'reject', kind: RATING_DECISIONS.kind } as const;

interface RatingSelection {
  selection: RowsSelection<Row>;
  bar: ReactNode;
  modal: ReactNode;
}

/** Selects ratings of a list, or all of its filter, to hide them in the background with one reason. */
export function useRatingSelection(
  list: AdminList<PageOf<Row>>,
  ratings: RatingsFilterInput,
): RatingSelection {
  const shown = list.open.filter(({ isHidden }) => !isHidden);
  const [isAsked, setAsked] = useState(false);
  const chosen = useBulkSelection({
    list,
    shown,
    isAsking: isAsked,
    of: { ratings },
    counted: HIDE,
    allText: 'Selecionar todas as',
    thingOf: (row) => ({ kind: HIDE.kind, id: row.id, title: namingOf(row) }),
  });
  const close = () => setAsked(false);

  async function hideAll(reason: string): Promise<void> {
    if (await chosen.start({ ...HIDE, reason })) close();
  }

  return {
    selection: chosen.selection,
    bar: (
      <BulkBar
        chosen={chosen}
        shown={shown}
        exported={{ list: 'ratings', fileName: 'avaliacoes' }}
        countText={(count) => formatAmount(count, 'avaliação selecionada', 'avaliações selecionadas')}
      >
        <Button variant="default" onClick={() => setAsked(true)}>
          Ocultar {formatNumber(chosen.count)}
        </Button>
      </BulkBar>
    ),
    modal: isAsked && (
      <ReasonModal
        kind={HIDE.kind}
        title={`Ocultar ${formatAmount(chosen.count, 'avaliação', 'avaliações')}`}
        action="Ocultar"
        label="Motivo"
        description="O mesmo para todas; só a administração lê."
        missingText="Informe o motivo."
        run={hideAll}
        failedText="Erro ao começar a ação em lote"
        onClose={close}
      >
        <p>
          Elas saem das páginas e dos números das empresas, e quem avaliou não pode avaliar de novo. Você pode
          mostrá-las outra vez quando quiser.
        </p>
      </ReasonModal>
    ),
  };
}
