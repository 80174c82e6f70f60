import { Link } from 'react-router-dom';
import { PERIODS } from '../../lib/report-period.ts';
import classes from './chart.module.css';

interface PeriodLinksProps {
  /** Key of the period that is shown. */
  current: string;
  /** Path of the page with another period. */
  pathOf(key: string): string;
}

/** Lists links to the periods of a report. */
export function PeriodLinks({ current, pathOf }: PeriodLinksProps) {
  return (
    <nav aria-label="Período" className={classes.periods}>
      {PERIODS.map(({ key, label }) => (
        <Link
          key={key}
          to={pathOf(key)}
          className={classes.period}
          aria-current={key === current ? 'page' : undefined}
          replace
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
