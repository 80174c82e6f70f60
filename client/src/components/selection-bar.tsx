import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../lib/format.ts';
import type { Selection } from '../lib/use-selection.ts';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  selection: Selection;
  /** While something is done with them. */
  isBusy?: boolean;
  /** What can be done with the marked ones: buttons, disabled while nothing is marked. */
  children: ReactNode;
}

/** Above a table whose rows can be marked: all of the page at once, how many, and what is done with them. */
export function SelectionBar({ selection, isBusy = false, children }: SelectionBarProps) {
  const { ids, total } = selection;
  const isAll = total > 0 && ids.length === total;
  return (
    <fieldset className={classes.bar}>
      <legend className="visually-hidden">Várias de uma vez</legend>
      <Checkbox
        label="Marcar todas desta página"
        checked={isAll}
        indeterminate={ids.length > 0 && !isAll}
        disabled={total === 0 || isBusy}
        onChange={() => selection.setAll(!isAll)}
      />
      <span className={classes.count} role="status">
        {ids.length > 0 && (ids.length === 1 ? '1 marcada' : `${formatNumber(ids.length)} marcadas`)}
      </span>
      <div className={classes.actions}>{children}</div>
    </fieldset>
  );
}
