import { formatNumber } from '../../../lib/format.ts';
import type { ListAddress } from '../../../ui/list/use-list-params.ts';
import type { MatterParts } from '../matter.tsx';
import { keyOf, type WorkKey } from '../work-kinds.ts';
import classes from './review.module.css';
import { ReviewPane } from './review-pane.tsx';
import { type Decide, nextOf } from './use-decide.ts';
import type { ItemAddress } from './use-item-address.ts';
import type { Undo } from './use-undo.ts';
import type { WorkList } from './use-work-list.ts';
import { WorkChips } from './work-chips.tsx';
import { WorkRow } from './work-row.tsx';

interface ReviewProps {
  open: WorkKey;
  list: WorkList;
  address: ListAddress;
  item: ItemAddress;
  decide: Decide;
  undo: Undo;
  parts: MatterParts;
}

/** Shows the list beside the open matter; on small screens the matter alone. */
export function Review({ open, list, address, item, decide, undo, parts }: ReviewProps) {
  const { items = [], total } = list;
  const index = items.findIndex((one) => keyOf(one) === keyOf(open));
  const row = items[index];
  return (
    <div className={classes.review}>
      <aside className={classes.side} aria-label="Fila">
        <WorkChips list={list} address={address} />
        <ul className={classes.rows}>
          {items.map((one) => (
            <li key={keyOf(one)}>
              <WorkRow item={one} to={item.pathOf(one)} isCurrent={keyOf(one) === keyOf(open)} isBeside />
            </li>
          ))}
        </ul>
      </aside>
      <div className={classes.main}>
        <ReviewPane
          key={keyOf(open)}
          work={open}
          row={row}
          place={row && `${index + 1} de ${formatNumber(total)}`}
          before={index > 0 ? items[index - 1] : undefined}
          next={index >= 0 ? items[index + 1] : items[0]}
          backTo={item.pathOf(undefined)}
          isBusy={decide.isBusy}
          parts={parts}
          go={item.replace}
          undo={undo}
          decide={async (work, verdict, parts) => {
            const next = nextOf(items, work);
            const end = await decide.one(work, verdict, parts);
            if (end.kind === 'done') item.replace(next && keyOf(next) !== keyOf(work) ? next : undefined);
            return end;
          }}
        />
      </div>
    </div>
  );
}
