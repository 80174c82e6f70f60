import { STEPS } from './import-states.ts';
import classes from './import-steps.module.css';

/** Lists the steps of an import, with the present one marked. */
export function ImportSteps({ current }: { current: number }) {
  return (
    <ol className={classes.steps} aria-label="Etapas da importação">
      {STEPS.map((name, index) => (
        <li
          key={name}
          className={classes.step}
          data-past={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={classes.number} aria-hidden="true">
            {index + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}
