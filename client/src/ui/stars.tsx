import type { CSSProperties } from 'react';
import { formatAverage, formatRatings } from '../lib/format.ts';
import classes from './stars.module.css';

/** Shows stars filled as far as `value` (0 to 5); decoration beside a text. One element: lists have many. */
export function StarRow({ value }: { value: number }) {
  const filled = { '--filled': `${Math.round(value * 20)}%` } as CSSProperties;
  return <span className={classes.row} style={filled} aria-hidden="true" />;
}

/** Shows the average with its count, or 'Sem avaliações (0)'. */
export function Stars({ average, total }: { average: number; total: number }) {
  if (total === 0) {
    return (
      <span className={classes.stars}>
        <StarRow value={0} />
        <span className={classes.none}>Sem avaliações (0)</span>
      </span>
    );
  }
  const [count, word] = formatRatings(total).split(' ');
  return (
    <span className={classes.stars}>
      <StarRow value={average} />
      <strong>
        {formatAverage(average)}
        <span className="visually-hidden"> de 5 estrelas,</span>
      </strong>
      <span className={classes.none}>
        ({count}
        <span className="visually-hidden"> {word}</span>)
      </span>
    </span>
  );
}
