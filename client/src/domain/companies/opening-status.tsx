import { useMinute } from '../../ui/hydration/use-minute.ts';
import type { OpeningStatusFragment } from './opening.gen.ts';
import classes from './opening-status.module.css';
import { openingStatus } from './opening-texts.ts';

/** Shows in one line whether a company is open, and when that changes; nothing for one that gave no hours. */
export function OpeningStatus({ opening }: { opening: OpeningStatusFragment | null }) {
  return opening && <Line opening={opening} />;
}

function Line({ opening }: { opening: OpeningStatusFragment }) {
  const { text, tone } = openingStatus(opening, useMinute(opening.asOf));
  return (
    <span className={classes.status} data-tone={tone}>
      {text}
    </span>
  );
}
