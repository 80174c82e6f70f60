import type { CSSProperties } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatAmount, formatNumber, formatRatings } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import classes from './rating-list.module.css';

interface RatingHistogramProps {
  companyId: string;
  /** How many ratings have 1, 2, 3, 4 and 5 stars. */
  counts: readonly number[];
  /** Of the list; undefined is the default. */
  order: string | undefined;
  /** Only ratings with so many stars are listed. */
  stars: number | undefined;
}

/** Shows how many ratings have 5 to 1 stars; each line lists those alone. */
export function RatingHistogram({ companyId, counts, order, stars: chosen }: RatingHistogramProps) {
  const { state } = useLocation();
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <div className={classes.histogram}>
      <ul className={classes.lines} aria-label="Avaliações por nota">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0;
          const share = Math.round((100 * count) / total);
          return (
            <li key={stars}>
              <Link
                className={classes.line}
                to={paths.companyRatings(companyId, 1, order, chosen === stars ? undefined : stars)}
                state={state}
                aria-current={chosen === stars || undefined}
              >
                <span aria-hidden="true">{stars} ★</span>
                <span className="visually-hidden">
                  {formatAmount(stars, 'estrela', 'estrelas')}: {formatRatings(count)}, {share}%
                </span>
                <span className={classes.bar} style={{ '--share': `${share}%` } as CSSProperties} />
                <span className={classes.count} aria-hidden="true">
                  {formatNumber(count)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {chosen !== undefined && (
        <p className={classes.chosen}>
          Só avaliações com {formatAmount(chosen, 'estrela', 'estrelas')}.{' '}
          <Link to={paths.companyRatings(companyId, 1, order)} state={state}>
            Ver todas
          </Link>
        </p>
      )}
    </div>
  );
}
