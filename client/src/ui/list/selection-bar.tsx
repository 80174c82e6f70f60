import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './selection-bar.module.css';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  selection: Selection;
  /** Number of selectable rows on the screen. */
  shown: number;
  /** Label of the checkbox for all rows of the page. */
  allText?: string;
  /** For a number above zero: "2 empresas selecionadas". */
  countText(count: number): string;
  /** Buttons, shown once a row is selected. */
  children: ReactNode;
}

/** Selects all rows of the page, shows the number of selected ones and their buttons. */
export function SelectionBar({
  selection,
  shown,
  allText = 'Selecionar todas desta página',
  countText,
  children,
}: SelectionBarProps) {
  const count = selection.ids.length;
  return (
    <div className={classes.bar}>
      <Checkbox
        label={allText}
        checked={count > 0 && count === shown}
        disabled={shown === 0}
        indeterminate={count > 0 && count < shown}
        onChange={() => selection.setAll(count < shown)}
      />
      <span role="status">{count > 0 && countText(count)}</span>
      {count > 0 && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
