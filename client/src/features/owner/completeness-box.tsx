import { type Completed, completenessOf, completenessText } from './completeness.ts';
import classes from './completeness-box.module.css';

interface CompletenessBoxProps {
  company: Completed;
  /** Opens the company's form at a field. */
  openField(field: string): void;
}

/** Shows how complete a company is and what is missing, each leading to its field; nothing when it is complete. */
export function CompletenessBox({ company, openField }: CompletenessBoxProps) {
  const found = completenessOf(company);
  if (found.lines.length === 0) return null;
  return (
    <div className={classes.box}>
      <p className={classes.text}>{completenessText(found)}</p>
      <progress
        className={classes.bar}
        value={found.percent}
        max={100}
        aria-label="Perfil completo, em porcento"
      />
      <ul className={classes.lines} aria-label="O que falta">
        {found.lines.map(({ field, name }) => (
          <li key={field}>
            <button type="button" className={classes.line} onClick={() => openField(field)}>
              Acrescentar {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
