import { formatNumber } from '../../lib/format.ts';
import classes from './import-progress.module.css';
import { hasPercent, STATES } from './import-states.ts';
import type { ImportPartsFragment } from './imports.gen.ts';

/** Shows the progress of the running import. */
export function ImportProgress({ item }: { item: ImportPartsFragment }) {
  const { heading } = STATES[item.status];
  const isKnown = hasPercent(item);
  return (
    <div className={classes.progress}>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={heading}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={isKnown ? item.percent : undefined}
      >
        <div
          className={classes.filled}
          data-unknown={!isKnown || undefined}
          style={isKnown ? { width: `${item.percent}%` } : undefined}
        />
      </div>
      {isKnown && (
        <p className={classes.far}>
          <strong>{item.percent}%</strong> · {formatNumber(item.rowsRead)}{' '}
          {item.rowsRead === 1 ? 'linha lida' : 'linhas lidas'}
        </p>
      )}
    </div>
  );
}
