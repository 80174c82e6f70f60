import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatAmount } from '../../lib/format.ts';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import { type RowsSelection, useRowSelection } from '../../ui/list/use-row-selection.ts';
import { useBulkAction } from '../actions/bulk/use-bulk-action.ts';
import { ReasonModal } from '../actions/reason-modal.tsx';
import type { AdminList, PageOf } from '../list/use-admin-list.tsx';
import type { AdminRatingRowFragment } from './admin-ratings.gen.ts';
import { namingOf } from './rating-cells.tsx';
import { RATING_DECISIONS } from './use-rating-table.tsx';

type Row = AdminRatingRowFragment;

const { kind } = RATING_DECISIONS;

interface RatingSelection {
  selection: RowsSelection<Row>;
  bar: ReactNode;
  modal: ReactNode;
}

/** Selects ratings of a list, to hide them in the background with one reason; `filter` as of `useRowSelection`. */
export function useRatingSelection(list: AdminList<PageOf<Row>>, filter: string): RatingSelection {
  const bulk = useBulkAction();
  const shown = list.open.filter(({ isHidden }) => !isHidden);
  const selection = useRowSelection(shown, filter);
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);

  async function hideAll(reason: string): Promise<void> {
    const isStarted = await bulk.start(
      { action: 'reject', kind, ids: [...selection.ids], reason },
      selection.rows.map((row) => ({ kind, id: row.id, title: namingOf(row) })),
    );
    if (!isStarted) return;
    close();
    selection.clear();
    list.element.current?.focus({ preventScroll: true });
  }

  return {
    selection,
    bar: (
      <SelectionBar
        selection={selection}
        shown={shown.map(({ id }) => id)}
        countText={(count) => formatAmount(count, 'avaliação selecionada', 'avaliações selecionadas')}
        clear={selection.clear}
        isNarrow
      >
        <Button variant="default" onClick={() => setAsked(true)}>
          Ocultar {selection.ids.length}
        </Button>
      </SelectionBar>
    ),
    modal: isAsked && (
      <ReasonModal
        kind={kind}
        title={`Ocultar ${formatAmount(selection.ids.length, 'avaliação', 'avaliações')}`}
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
