import { type ReactNode, useRef } from 'react';
import classes from '../../../ui/list/selection-bar.module.css';
import { useActionsKey } from '../../../ui/list/use-actions-key.ts';
import { useFocusStays } from '../../../ui/modal/use-focus-stays.ts';

interface WholeBarProps {
  /** "214 empresas selecionadas". */
  text: string;
  clear(): void;
  /** Buttons. */
  children: ReactNode;
}

/** Stands in place of the bar of selected rows while all of a filter is selected. */
export function WholeBar({ text, clear, children }: WholeBarProps) {
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
