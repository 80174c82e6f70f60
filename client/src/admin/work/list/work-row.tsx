import { Link } from 'react-router-dom';
import { formatAge, formatCityState } from '../../../lib/format.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { WORK_KINDS } from '../../actions/work-kinds.ts';
import type { WorkRowFragment } from '../work.gen.ts';
import classes from './work-row.module.css';

interface WorkRowProps {
  item: WorkRowFragment;
  /** Missing where there is nothing that the reader may open. */
  to: string | null;
  /** Whether it is open beside the list, where a press replaces the one before. */
  isCurrent?: boolean;
  isBeside?: boolean;
  /** False where all rows are of one kind. */
  hasKind?: boolean;
}

/** Shows a matter in one line: what it is, whose, and since when it waits. The whole line opens it. */
export function WorkRow({ item, to, isCurrent = false, isBeside = false, hasKind = true }: WorkRowProps) {
  const { kind, title, detail, company, person, waitingSince, isOverdue } = item;
  const whose = [company && formatCityState(company.city), person && person.name !== title && person.name];
  return (
    <div className={classes.row} data-current={isCurrent || undefined} data-beside={isBeside || undefined}>
      <div className={classes.words} data-kind={hasKind || undefined}>
        {to === null ? (
          <strong>{title}</strong>
        ) : (
          <Link
            to={to}
            replace={isBeside}
            className={classes.title}
            data-row-link
            aria-current={isCurrent ? 'true' : undefined}
            discover="none"
            preventScrollReset
          >
            {title}
          </Link>
        )}
        {hasKind && <span className={classes.kind}>{WORK_KINDS[kind].one}</span>}
        <span className={classes.note}>{whose.filter(Boolean).join(' · ')}</span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </div>
      <div className={classes.age}>
        <time dateTime={waitingSince}>{formatAge(waitingSince)}</time>
        {isOverdue && <StatusTag tone="bad">Atrasada</StatusTag>}
      </div>
    </div>
  );
}
