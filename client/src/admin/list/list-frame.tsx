import type { ReactNode, RefObject } from 'react';
import { ListState } from '../../ui/list/list-state.tsx';
import { Paging } from '../../ui/list/paging.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { DecidedRowsPaging } from './decided-rows-paging.tsx';
import { isBeyond } from './is-beyond.ts';
import classes from './lists.module.css';
import { ToLastPage } from './to-last-page.tsx';
import type { DecidedRows } from './use-decided-rows.ts';

interface Listed {
  items: readonly unknown[];
  page: number;
  lastPage: number;
  total: number;
}

export interface ListFrameProps {
  address: ListAddress;
  /** Gets the focus when a row is gone. */
  place?: RefObject<HTMLDivElement | null>;
  /** Of `useAdminList`. */
  decided?: Pick<DecidedRows<unknown>, 'isHolding' | 'canRelease' | 'release'>;
  /** The response to the present address; undefined while it is loading. */
  current: Listed | undefined;
  /** What is on the screen: the same, or the response before it. */
  list: Listed | undefined;
  isFailed: boolean;
  failedText: string;
  retry(): Promise<void>;
  /** What the list is narrowed and ordered by. */
  filters: ReactNode;
  /** How many there are, in words, once it is known. */
  count: string | undefined;
  /** Buttons for the whole list, beside the count. */
  actions?: ReactNode;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** Between the filters and the count. */
  chosen?: ReactNode;
  /** For screen readers. */
  pagesLabel: string;
  children: ReactNode;
}

/**
 * Frame of an administrators' list: filters, count and actions are in place from the start, rows and pages load below.
 * A page beyond the end redirects to the last one.
 */
export function ListFrame({
  address,
  place,
  decided = { isHolding: false, canRelease: true, release: () => undefined },
  current,
  list,
  isFailed,
  failedText,
  retry,
  filters,
  count,
  actions,
  chosen,
  empty,
  pagesLabel,
  children,
}: ListFrameProps) {
  if (isBeyond(current)) return <ToLastPage address={address} list={current} />;
  return (
    <div ref={place} tabIndex={place && -1} className={classes.place}>
      <fieldset className={classes.filters}>
        <legend className="visually-hidden">Filtros</legend>
        {filters}
      </fieldset>
      {chosen}
      <div className={classes.head}>
        <p role="status">{count}</p>
        {actions && <div>{actions}</div>}
      </div>
      <ListState
        hasData={list !== undefined}
        isEmpty={list?.items.length === 0}
        isFailed={isFailed}
        failedText={failedText}
        retry={retry}
        empty={empty}
      >
        {children}
        <DecidedRowsPaging decided={decided} lastPage={list?.lastPage ?? 1}>
          <Paging
            label={pagesLabel}
            page={list?.page ?? 1}
            lastPage={list?.lastPage ?? 1}
            pathOf={address.pathOf}
          />
        </DecidedRowsPaging>
      </ListState>
    </div>
  );
}
