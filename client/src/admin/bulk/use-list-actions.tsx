import { type ReactNode, useState } from 'react';
import { formatAmount } from '../../lib/format.ts';
import type { RowsSelection } from '../../ui/list/use-row-selection.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { ReasonModal } from '../actions/reason-modal.tsx';
import type { WorkKind } from '../undo/undo-decision.gen.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkPartButtons } from './bulk-part-buttons.tsx';
import type { ChosenThing } from './shown-job.ts';
import { useBulkPart } from './use-bulk-part.ts';
import { type BulkActionInput, type SelectableList, useBulkSelection } from './use-bulk-selection.ts';

/** An action on the selected rows of a list, or on all of its filter, in the background. */
export interface ListAction<Row> {
  what: Pick<BulkActionInput, 'action' | 'kind'>;
  /** What is counted of a whole filter; `what` unless given. */
  counted?: Pick<BulkActionInput, 'action' | 'kind'>;
  /** Whether it can be done to a row. */
  fits(row: Row): boolean;
  /** Its button, for a formatted number: 'Ocultar 3'. */
  button(count: string): string;
  /** Heading of the question, for a number with its noun: 'Ocultar 3 avaliações'. */
  title(amount: string): string;
  /** The button that starts it; the heading unless given. */
  confirm?(amount: string): string;
  /** The field of the reason that it needs. */
  reason?: { kind: WorkKind; label: string; description: string; missingText: string };
  /** What it does. */
  text: ReactNode;
}

interface ListActions<Row> {
  selection: RowsSelection<Row>;
  bar: ReactNode;
  modal: ReactNode;
}

/** Selects rows of a list, or all of its filter, for one or two actions; `thingOf` names a row that is decided on. */
export function useListActions<Row extends { id: string }>(
  source: SelectableList<Row>,
  [first, second]: readonly [ListAction<Row>, ListAction<Row>?],
  thingOf?: (row: Row) => ChosenThing,
): ListActions<Row> {
  const [openAction, setOpenAction] = useState<ListAction<Row>>();
  const chosen = useBulkSelection(source, {
    isAsking: openAction !== undefined,
    ...(thingOf && { thingOf }),
  });
  const other = second ?? first;
  const firstPart = useBulkPart(chosen, first.counted ?? first.what, first.fits);
  const otherPart = useBulkPart(chosen, other.counted ?? other.what, other.fits);
  const subset = openAction === first ? firstPart : otherPart;
  const buttonOf = (action: ListAction<Row>, counted: typeof subset) => ({
    subset: counted,
    text: action.button,
    onClick: () => setOpenAction(action),
  });
  const close = () => setOpenAction(undefined);
  const amount = formatAmount(subset.count ?? 0, ...source.words);
  const title = openAction?.title(amount) ?? '';
  const modal = {
    title,
    action: openAction?.confirm?.(amount) ?? title,
    failedText: 'Erro ao começar a ação em lote',
    onClose: close,
    children: openAction?.text,
    run: async (reason?: string) => {
      if (openAction && (await subset.start({ ...openAction.what, ...(reason && { reason }) }))) close();
    },
  };
  return {
    selection: chosen.selection,
    bar: (
      <BulkBar chosen={chosen}>
        <BulkPartButtons
          buttons={[buttonOf(first, firstPart), ...(second ? [buttonOf(second, otherPart)] : [])]}
        />
      </BulkBar>
    ),
    modal:
      openAction &&
      (openAction.reason ? (
        <ReasonModal {...modal} {...openAction.reason} />
      ) : (
        <AttemptModal {...modal} isDestructive={false} run={() => modal.run()} />
      )),
  };
}
