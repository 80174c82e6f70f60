import { type ReactNode, useRef } from 'react';
import { formatNumber } from '../../lib/format.ts';
import classes from '../../ui/list/selection-bar.module.css';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import { useActionsKey } from '../../ui/list/use-actions-key.ts';
import { useFocusStays } from '../../ui/modal/use-focus-stays.ts';
import { ExportButton } from '../actions/export-button.tsx';
import type { BulkSelection } from './use-bulk-selection.ts';

interface WholeBarProps {
  /** "214 empresas selecionadas". */
  text: string;
  clear(): void;
  /** Buttons. */
  children: ReactNode;
}

/** Stands in place of the bar of selected rows while all of a filter is selected. */
function WholeBar({ text, clear, children }: WholeBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useFocusStays(bar, first);
  useActionsKey(actions, true);
  return (
    <div ref={bar} className={classes.bar} data-chosen>
      <span role="status">{text}, de todas as páginas</span>
      <button ref={first} type="button" className={classes.link} onClick={clear}>
        Limpar seleção
      </button>
      <div ref={actions} className={classes.actions}>
        {children}
      </div>
    </div>
  );
}

interface BulkBarProps<Row extends { id: string }> {
  chosen: BulkSelection<Row>;
  /** Buttons for the selected rows. */
  children: ReactNode;
  /** In their place while all of the filter is selected. */
  wholeButtons?: ReactNode;
}

/** Shows what is selected of a list, or that all of its filter is, with the buttons for it. */
export function BulkBar<Row extends { id: string }>({
  chosen: { selection, allMatching, visibleRows, source, count, clear },
  children,
  wholeButtons = children,
}: BulkBarProps<Row>) {
  const { pageText, countText, exported } = source;
  const text = `Exportar ${formatNumber(count)}`;
  if (allMatching.total !== undefined)
    return (
      <WholeBar text={countText(allMatching.total)} clear={clear}>
        {wholeButtons}
        {exported && (
          <ExportButton
            {...exported}
            filter={{ ...exported.filter, page: null, perPage: null }}
            text={text}
          />
        )}
      </WholeBar>
    );
  return (
    <SelectionBar
      selection={selection}
      visibleIds={visibleRows.map(({ id }) => id)}
      allMatching={allMatching.offer}
      problem={allMatching.problem}
      clear={clear}
      isNarrow
      countText={countText}
      {...(pageText && { allText: pageText })}
    >
      {children}
      {exported && <ExportButton {...exported} filter={{}} ids={selection.ids} text={text} />}
    </SelectionBar>
  );
}
