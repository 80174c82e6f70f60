import { useLayoutEffect, useRef, useState } from 'react';
import { type Completed, completenessOf, completenessText } from './completeness.ts';
import classes from './completeness-box.module.css';

interface CompletenessBoxProps {
  company: Completed;
  /** Opens the company's form at a field. */
  openField(field: string): void;
}

/**
 * Shows how complete a company is and what is missing, each leading to its field; nothing when it is complete. Keeps
 * its greatest height, also once nothing is missing: what is below must not move after an edit.
 */
export function CompletenessBox({ company, openField }: CompletenessBoxProps) {
  const found = completenessOf(company);
  const box = useRef<HTMLDivElement>(null);
  const [minHeight, setMinHeight] = useState<number>();
  useLayoutEffect(() => setMinHeight(box.current?.offsetHeight));
  if (found.lines.length === 0 && minHeight === undefined) return null;
  return (
    <div ref={box} className={classes.box} style={{ minHeight }}>
      <p className={classes.text}>{completenessText(found)}</p>
      <progress
        className={classes.bar}
        value={found.percent}
        max={100}
        aria-label="Perfil completo, em porcento"
      />
      {found.lines.length > 0 && (
        <ul className={classes.lines} aria-label="O que falta">
          {found.lines.map(({ field, name }) => (
            <li key={field}>
              <button type="button" className={classes.line} onClick={() => openField(field)}>
                <span aria-hidden="true">+</span>
                <span className="visually-hidden">Acrescentar</span> {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
