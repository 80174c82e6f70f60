import { type ReactNode, useRef } from 'react';
import classes from '../../../ui/list/selection-bar.module.css';
import { useActionsKey } from '../../../ui/list/use-actions-key.ts';

interface WholeBarProps {
  /** "214 empresas selecionadas". */
  text: string;
  clear(): void;
  /** Buttons. */
  children: ReactNode;
}

/** Stands in place of the bar of selected rows while all of a filter is selected. */
export function WholeBar({ text, clear, children }: WholeBarProps) {
  const actions = useRef<HTMLDivElement>(null);
  useActionsKey(actions, true);
  return (
    <div className={classes.bar} data-chosen>
      <span role="status">{text}, de todas as páginas</span>
      <button type="button" className={classes.link} onClick={clear}>
        Limpar seleção
      </button>
      <div ref={actions} className={classes.actions}>
        {children}
      </div>
    </div>
  );
}
