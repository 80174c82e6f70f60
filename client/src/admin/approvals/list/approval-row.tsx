import { type MouseEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatCityState, formatDateTime } from '../../../lib/format.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { APPROVAL_TYPES } from '../../approval-types/approval-types.ts';
import { ageOf } from '../age.ts';
import type { ApprovalRowFragment } from '../approvals.gen.ts';
import { CompanyFlags } from '../company-flags.tsx';
import classes from './approval-row.module.css';

interface ApprovalRowProps {
  item: ApprovalRowFragment;
  /** Missing where there is nothing that the reader may open. */
  to: string | null;
  /** Who else has decided it: it stays in its place and opens nothing. */
  decided: string | undefined;
  /** Whether it is open beside the list, where a press replaces the one before. */
  isCurrent?: boolean;
  isBeside?: boolean;
  /** False where all rows are of one kind. */
  hasKind?: boolean;
}

/** Shows since when an approval waits, against the days that are allowed; beside an approval there is no room for those. */
function Age({
  item: { waitingSince, daysAllowed, isOverdue },
  isBeside,
}: Pick<ApprovalRowProps, 'item' | 'isBeside'>) {
  const { text, due } = ageOf(waitingSince, daysAllowed);
  return (
    <>
      <time dateTime={waitingSince} title={`Desde ${formatDateTime(waitingSince)} · ${due}`}>
        {text}
        <span className={isBeside ? 'visually-hidden' : undefined}>
          <span className={classes.dot}> · </span>
          <span className={classes.due}>{due}</span>
        </span>
      </time>
      {isOverdue && <StatusTag tone="bad">Atrasada</StatusTag>}
    </>
  );
}

/** Shows an approval in two lines: what it is, what to look at twice, whose, and since when it waits. Both open it. */
export function ApprovalRow({
  item,
  to,
  decided,
  isCurrent = false,
  isBeside = false,
  hasKind = true,
}: ApprovalRowProps) {
  const { kind, title, detail, company, person } = item;
  const facts = [
    hasKind && APPROVAL_TYPES[kind].singular,
    company && formatCityState(company.city),
    person && person.name !== title && person.name,
    !isBeside && detail,
  ];
  const decidedId = useId();
  // The same element keeps its focus.
  const stay = (event: MouseEvent) => decided && event.preventDefault();
  return (
    <div
      className={classes.row}
      data-current={isCurrent || undefined}
      data-beside={isBeside || undefined}
      data-decided={decided && true}
    >
      <div className={classes.words}>
        <div className={classes.head}>
          {to === null ? (
            <strong>{title}</strong>
          ) : (
            <Link
              to={to}
              replace={isBeside}
              className={classes.title}
              data-row-link
              aria-current={isCurrent ? 'true' : undefined}
              aria-disabled={decided ? 'true' : undefined}
              aria-describedby={decided && decidedId}
              onClick={stay}
              discover="none"
              preventScrollReset
            >
              {title}
            </Link>
          )}
          {!isBeside && !decided && <CompanyFlags flags={item.flags} />}
        </div>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <div className={classes.age}>
        {decided ? <b id={decidedId}>{decided}</b> : <Age item={item} isBeside={isBeside} />}
      </div>
    </div>
  );
}
