import { formatAverage, formatRatings } from '../lib/format.ts';
import { STAR_SHAPE } from './star-shape.ts';
import classes from './stars.module.css';

const FIVE = [0, 1, 2, 3, 4];

function Row() {
  return (
    <svg viewBox="0 0 120 24" aria-hidden="true" focusable="false">
      {FIVE.map((index) => (
        <path key={index} d={STAR_SHAPE} transform={`translate(${index * 24} 0)`} />
      ))}
    </svg>
  );
}

/** Stars filled as far as `value` (0 to 5) says; decoration beside a text. */
export function StarRow({ value }: { value: number }) {
  return (
    <span className={classes.row} aria-hidden="true">
      <span className={classes.empty}>
        <Row />
      </span>
      <span className={classes.full} style={{ clipPath: `inset(0 ${100 - value * 20}% 0 0)` }}>
        <Row />
      </span>
    </span>
  );
}

/** The average with its count, or 'Sem avaliações (0)'. */
export function Stars({ average, total }: { average: number; total: number }) {
  if (total === 0) {
    return (
      <span className={classes.stars}>
        <StarRow value={0} />
        <span className={classes.none}>Sem avaliações (0)</span>
      </span>
    );
  }
  return (
    <span className={classes.stars}>
      <StarRow value={average} />
      <strong>
        {formatAverage(average)}
        <span className="visually-hidden"> de 5 estrelas,</span>
      </strong>
      <span className={classes.none}>
        (<span className="visually-hidden">{formatRatings(total)}</span>
        <span aria-hidden="true">{total}</span>)
      </span>
    </span>
  );
}
