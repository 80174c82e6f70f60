import { useEffect, useRef } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import type { ListAddress } from '../../../ui/list/use-list-params.ts';
import { APPROVAL_TYPES } from '../../approval-types/approval-types.ts';
import classes from './approval-chips.module.css';
import type { LoadedApprovals } from './use-approval-list.ts';

/** Pixels before the chosen chip, of the one before it. */
const SPACE = 48;

interface ChipProps {
  label: string;
  count: number | undefined;
  isChosen: boolean;
  onChoose(): void;
}

function Chip({ label, count, isChosen, onChoose }: ChipProps) {
  return (
    <button type="button" className={classes.chip} aria-pressed={isChosen} data-leaves onClick={onChoose}>
      {label} <span className={classes.count}>{count === undefined ? '' : formatNumber(count)}</span>
    </button>
  );
}

/** Filters what waits by kind; kinds of which nothing waits are left out. */
export function ApprovalChips({ list, address }: { list: LoadedApprovals; address: ListAddress }) {
  const counts = list.kinds.map((kind) => ({ kind, count: list.countOf(kind)?.count }));
  const all = counts.reduce((sum, { count = 0 }) => sum + count, 0);
  // They are of all that waits, not of a search.
  const isSearched = address.text('q') !== '';
  const isKnown = counts.some(({ count }) => count !== undefined);
  const visible = counts.filter(({ kind, count }) => count || kind === list.kind);
  const chips = useRef<HTMLDivElement>(null);
  // The chosen one may be beyond the edge of a phone, or of the list beside an approval.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chip before it moves it
  useEffect(() => {
    const row = chips.current;
    if (!list.kind || !isKnown || !row) return;
    // Also once the row is shown, or gets narrower.
    const sizes = new ResizeObserver(() => {
      const chosen = row.querySelector<HTMLElement>('[aria-pressed="true"]');
      if (chosen) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - SPACE;
    });
    sizes.observe(row);
    return () => sizes.disconnect();
  }, [list.kind, isKnown, visible.length]);
  return (
    <fieldset>
      <legend className="visually-hidden">Filtrar por tipo</legend>
      {/* Chromium cannot scroll a fieldset by script. */}
      <div ref={chips} className={classes.chips}>
        <Chip
          label="Tudo"
          count={isKnown && !isSearched ? all : undefined}
          isChosen={!list.kind}
          onChoose={() => address.change({ kind: '', item: '' })}
        />
        {visible.map(({ kind, count }) => (
          <Chip
            key={kind}
            label={APPROVAL_TYPES[kind].plural}
            count={isSearched ? undefined : count}
            isChosen={kind === list.kind}
            onChoose={() => address.change({ kind, item: '' })}
          />
        ))}
      </div>
    </fieldset>
  );
}
