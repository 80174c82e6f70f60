import type { ReactNode, RefObject } from 'react';
import { ListState } from '../../ui/list/list-state.tsx';
import { Paging } from '../../ui/list/paging.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { SettledPaging } from './decided-rows-paging.tsx';
import { isBeyond } from './is-beyond.ts';
import classes from './lists.module.css';
import { ToLastPage } from './to-last-page.tsx';
import type { SettledRows } from './use-decided-rows.ts';

interface Listed {
  items: readonly unknown[];
  page: number;
  lastPage: number;
  total: number;
}

interface ListFrameProps {
  address: ListAddress;
  /** Of `useDecisions`: has the focus when a row is gone. */
  place?: RefObject<HTMLDivElement | null>;
  /** Rows that keep their places while they are decided; see `useSettledRows`. */
  settled?: Pick<SettledRows<unknown>, 'isHolding' | 'canRelease' | 'release'>;
  /** The answer to what the address asks; missing while it is under way. */
  answer: Listed | undefined;
  /** What is on the screen: the same, or the answer before it. */
  list: Listed | undefined;
  isFailed: boolean;
  failedText: string;
  retry(): Promise<void>;
  /** What the list is narrowed and ordered by. */
  filters: ReactNode;
  /** How many there are, in words, once it is known. */
  count: string | undefined;
  /** What makes or takes away the whole list, beside the count. */
  actions?: ReactNode;
  /** In place of a list of nothing. */
  empty: ReactNode;
  /** What is paged, for screen readers. */
  pagesLabel: string;
  children: ReactNode;
}

/**
 * A list of the administration: filters, count and actions stand where they will be from the first moment, rows
 * and pages come below. A page that is no more leads to the last one.
 */
export function ListFrame({
  address,
  place,
  settled = { isHolding: false, canRelease: true, release: () => undefined },
  answer,
  list,
  isFailed,
  failedText,
  retry,
  filters,
  count,
  actions,
  empty,
  pagesLabel,
  children,
}: ListFrameProps) {
  if (isBeyond(answer)) return <ToLastPage address={address} list={answer} />;
  return (
    <div ref={place} tabIndex={place && -1} className={classes.place}>
      <fieldset className={classes.filters}>
        <legend className="visually-hidden">Filtros</legend>
        {filters}
      </fieldset>
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
        <SettledPaging settled={settled} lastPage={list?.lastPage ?? 1}>
          <Paging
            label={pagesLabel}
            page={list?.page ?? 1}
            lastPage={list?.lastPage ?? 1}
            pathOf={address.pathOf}
          />
        </SettledPaging>
      </ListState>
    </div>
  );
}
