import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Choices } from '../../../ui/list/choices.ts';
import { FilterChips } from '../../../ui/list/filters/filter-chips.tsx';
import { FilterDisclosure } from '../../../ui/list/filters/filter-disclosure.tsx';
import type { ListFilter } from '../../../ui/list/filters/list-filter.tsx';
import { ListSearch } from '../../../ui/list/list-search.tsx';
import bar from '../../../ui/list/selection-bar.module.css';
import type { ListAddress } from '../../../ui/list/use-list-params.ts';
import { useFocusStays } from '../../../ui/modal/use-focus-stays.ts';
import classes from './list-toolbar.module.css';

/**
 * Tells the styles of the list around `toolbar` how high its bar of selected rows is (`--bar-height`), and what is
 * above the bar (`--above-bar`), both in px: its buttons need one line or two, and what sticks below must know.
 */
function useBarHeight(
  toolbar: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  useEffect(() => {
    const [around, visibleBar] = [toolbar.current, bar.current];
    const list = around?.parentElement;
    if (!isShown || !around || !visibleBar || !list) return;
    const sizes = new ResizeObserver(() => {
      const { top, height } = visibleBar.getBoundingClientRect();
      list.style.setProperty('--bar-height', `${height}px`);
      list.style.setProperty('--above-bar', `${top - around.getBoundingClientRect().top}px`);
    });
    sizes.observe(around);
    sizes.observe(visibleBar);
    return () => sizes.disconnect();
  }, [toolbar, bar, isShown]);
}

interface ListToolbarProps {
  address: ListAddress;
  search: { label: string; description?: string } | undefined;
  filters: readonly ListFilter[];
  orders: Choices | undefined;
  /** Number of rows, in words. */
  count: string | undefined;
  selectionBar: ReactNode;
  /** Buttons for the whole list. */
  children: ReactNode;
}

/** Shows search, filters and buttons of a list in one line, and below it the count and what is filtered by. */
export function ListToolbar({
  address,
  search,
  filters,
  orders,
  count,
  selectionBar,
  children,
}: ListToolbarProps) {
  const element = useRef<HTMLDivElement>(null);
  const selection = useRef<HTMLDivElement>(null);
  // One bar takes the place of another.
  useFocusStays(selection, selection);
  useBarHeight(element, selection, Boolean(selectionBar));
  const cleared: Record<string, string> = Object.assign(
    { q: '' },
    ...filters.map((filter) => filter.cleared),
  );
  const isSet = Object.keys(cleared).some((name) => address.text(name) !== '');
  // The pressed button is gone afterwards.
  const changeAndStay = (params: Record<string, string>) => {
    address.change(params);
    element.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  };
  const clear = () => changeAndStay(Object.fromEntries(Object.keys(cleared).map((name) => [name, ''])));
  return (
    <div ref={element} className={classes.toolbar}>
      {search && (
        <div className={classes.search}>
          <ListSearch {...search} address={address} />
        </div>
      )}
      {(filters.length > 0 || orders) && (
        <div className={classes.filters}>
          <FilterDisclosure address={address} filters={filters} orders={orders} />
        </div>
      )}
      <div className={classes.tools}>{children}</div>
      <div className={classes.status}>
        <p role="status">{count}</p>
        <FilterChips filters={filters} change={changeAndStay} clear={isSet ? clear : undefined} />
      </div>
      {selectionBar && (
        <div ref={selection} tabIndex={-1} className={`${classes.selection} ${bar.dock}`} data-bottom-bar>
          {selectionBar}
        </div>
      )}
    </div>
  );
}
