import type { ReactNode } from 'react';
import classes from '../../../ui/list/selection-bar.module.css';

interface WholeBarProps {
  /** "214 empresas selecionadas". */
  text: string;
  clear(): void;
  /** Buttons. */
  children: ReactNode;
}

/** Stands in place of the bar of selected rows while all of a filter is selected. */
export const WholeBar = ({ text, clear, children }: WholeBarProps) => (
  <div className={classes.bar} data-chosen>
    <span role="status">{text}, de todas as páginas</span>
    <button type="button" className={classes.link} onClick={clear}>
      Limpar seleção
    </button>
    <div className={classes.actions}>{children}</div>
  </div>
);
