import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useFocusStays } from '../modal/use-focus-stays.ts';
import classes from './selection-bar.module.css';
import { useActionsKey } from './use-actions-key.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  selection: Selection;
  /** Ids of the selectable rows on the screen. */
  visibleIds: readonly string[];
  /** Label of the checkbox for all rows of the page. */
  allText?: string;
  /** For a number above zero: "2 empresas selecionadas". */
  countText(count: number): string;
  /** Selects all rows of the filter, in place of the page's; its text has their number. */
  allMatching?: { text: string; isBusy?: boolean; select(): void } | undefined;
  /** Why all rows of the filter cannot be selected. */
  problem?: string | undefined;
  /** Selects none, on other pages either; not offered beside `allMatching` where the box for the page does the same. */
  clear?: (() => void) | undefined;
  /** On phones the box alone, for a bar that stands beside the list's count. */
  isNarrow?: boolean;
  /** Buttons, shown once a row is selected. */
  children: ReactNode;
}

/** Selects all rows of the page, shows the number of selected ones and their buttons. */
export function SelectionBar({
  selection,
  visibleIds,
  allText = 'Selecionar todas desta página',
  countText,
  allMatching,
  problem,
  clear,
  isNarrow = false,
  children,
}: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useFocusStays(bar, box);
  const count = selection.ids.length;
  useActionsKey(actions, count > 0);
  const here = visibleIds.filter((id) => selection.has(id)).length;
  const hasAll = here > 0 && here === visibleIds.length;
  return (
    <div
      ref={bar}
      className={classes.bar}
      data-narrow={isNarrow || undefined}
      data-chosen={count > 0 || undefined}
    >
      <Checkbox
        ref={box}
        className={classes.all ?? ''}
        label={allText}
        checked={hasAll}
        disabled={visibleIds.length === 0}
        indeterminate={here > 0 && !hasAll}
        onChange={() => selection.setAll(!hasAll)}
      />
      <span role="status">{count > 0 && countText(count)}</span>
      {hasAll && allMatching && (
        <button
          type="button"
          className={classes.link}
          disabled={allMatching.isBusy}
          onClick={allMatching.select}
        >
          {allMatching.text}
        </button>
      )}
      {hasAll && problem && <span role="status">{problem}</span>}
      {count > 0 && clear && !(hasAll && allMatching && here === count) && (
        <button type="button" className={classes.link} onClick={clear}>
          Limpar seleção
        </button>
      )}
      {count > 0 && (
        <div ref={actions} className={classes.actions}>
          {children}
        </div>
      )}
    </div>
  );
}
