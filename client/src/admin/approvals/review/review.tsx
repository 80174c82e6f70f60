import { Box } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import type { ListAddress } from '../../../ui/list/use-list-params.ts';
import { useIgnoreDoubleClick } from '../../actions/use-ignore-double-click.ts';
import type { ApprovalParts } from '../../approval-types/approval-type.ts';
import type { WorkKind } from '../../approval-types/approval-types.ts';
import { type ApprovalKey, keyOf } from '../../undo/approval-key.ts';
import type { Decide } from '../decide/use-decide.ts';
import { ApprovalChips } from '../list/approval-chips.tsx';
import { ApprovalRow } from '../list/approval-row.tsx';
import type { LoadedApprovals } from '../list/use-approval-list.ts';
import type { ItemAddress } from '../list/use-item-address.ts';
import classes from './review.module.css';
import { ReviewPane } from './review-pane.tsx';
import { useSteps } from './use-steps.ts';

interface ReviewProps {
  open: ApprovalKey;
  list: LoadedApprovals;
  address: ListAddress;
  item: ItemAddress;
  decide: Decide;
  slots: ApprovalParts;
}

/** Shows the list beside the open approval; on small screens the approval alone. */
export function Review({ open, list, address, item, decide, slots }: ReviewProps) {
  const { items = [], decided, total } = list;
  const name = keyOf(open);
  const row = items.find((approval) => keyOf(approval) === name);
  const steps = useSteps(open, list, item);
  const [queued, setQueued] = useStoppableCount(open.kind);
  const rows = useRef<HTMLUListElement>(null);
  const main = useRef<HTMLDivElement>(null);
  useIgnoreDoubleClick(main);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another approval is another row
  useEffect(() => {
    const current = rows.current?.querySelector<HTMLElement>('[data-current]');
    if (!current || !rows.current) return;
    const { offsetTop, offsetHeight } = current;
    const { scrollTop, clientHeight } = rows.current;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
      rows.current.scrollTop = offsetTop - clientHeight / 3;
  }, [name, row]);
  return (
    <div className={classes.review}>
      <aside className={classes.side} aria-label="Fila">
        <ApprovalChips list={list} address={address} />
        <ul className={classes.rows} ref={rows}>
          {items.map((approval) => (
            <li key={keyOf(approval)}>
              <ApprovalRow
                item={approval}
                to={item.pathOf(approval)}
                decided={decided.get(keyOf(approval))}
                isCurrent={keyOf(approval) === name}
                isBeside
              />
            </li>
          ))}
        </ul>
      </aside>
      <Box miw={0} ref={main}>
        <ReviewPane
          key={name}
          approval={open}
          row={row}
          place={
            steps.number === undefined ? undefined : `${formatNumber(steps.number)} de ${formatNumber(total)}`
          }
          steps={steps}
          backTo={item.pathOf(undefined)}
          isBusy={decide.isBusy}
          queued={queued}
          setQueued={setQueued}
          slots={slots}
          decide={async (approval, action, input) => {
            const end = await decide.submit({ ...approval, page: list.page }, action, input);
            if (end.kind === 'done') await steps.goOn(() => setQueued(0));
            return end;
          }}
        />
      </Box>
    </div>
  );
}

/** Returns a count that becomes 0 at any key but A, any press of the pointer, a step of the browser, and for another kind. */
function useStoppableCount(kind: WorkKind) {
  const [count, setCount] = useState(0);
  const [countedKind, setCountedKind] = useState(kind);
  if (countedKind !== kind) {
    setCountedKind(kind);
    setCount(0);
  }
  useEffect(() => {
    const stop = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.key.toLowerCase() === 'a')) setCount(0);
    };
    const types = ['keydown', 'pointerdown', 'popstate'];
    for (const type of types) window.addEventListener(type, stop, true);
    return () => {
      for (const type of types) window.removeEventListener(type, stop, true);
    };
  }, []);
  return [count, setCount] as const;
}
