import { type RefObject, useEffect } from 'react';
import { useShortcuts } from '../../keyboard/use-shortcuts.ts';

/** Rows of tables and of other lists. */
const ROW = 'tbody tr, [data-row]';
/** What opens a row. */
const OPENER = '[data-row-link]';
const CHECKBOX = 'input[type="checkbox"]';
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="switch"], [role="menu"]';

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ROW) : null;

/** Returns the row before or after one; undefined at the ends. */
const neighbour = (row: HTMLElement, isNext: boolean): HTMLElement | undefined =>
  (isNext ? row.nextElementSibling : row.previousElementSibling) as HTMLElement | undefined;

/** Focuses the same control of another row. */
function focusIn(row: HTMLElement, like: Element): void {
  const control = like.matches(CHECKBOX) ? CHECKBOX : OPENER;
  const target = row.querySelector<HTMLElement>(control) ?? row.querySelector<HTMLElement>(CONTROLS);
  target?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

/** Focuses what opens the first row below the window's top, where the list is shown. */
function focusFirst(list: HTMLElement, event: KeyboardEvent): void {
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)];
  const first = rows.find((row) => row.getBoundingClientRect().top >= 0) ?? rows.at(-1);
  if (!first) return;
  focusIn(first, list);
  // Behind an open row the list is hidden on small screens: the page scrolls.
  if (first.contains(document.activeElement)) event.preventDefault();
}

const isOthers = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;

function onKeyDown(event: KeyboardEvent): void {
  const { target, key } = event;
  if (isOthers(event)) return;
  if (!(target instanceof HTMLElement)) return;
  const isNext = key === 'ArrowDown';
  const isArrow = isNext || key === 'ArrowUp';
  const list = event.currentTarget as HTMLElement;
  // Beside an open row, ↓ scrolls what is read there.
  const isList = target === list && !list.hasAttribute('data-item');
  if (isList || target.matches('[data-list-search]')) {
    if (isNext) focusFirst(list, event);
    return;
  }
  const row = rowOf(target);
  if (!row) return;
  if (isArrow && !target.matches('select, textarea, input:not([type="checkbox"])')) {
    const other = neighbour(row, isNext);
    event.preventDefault();
    if (other) focusIn(other, target);
  } else if (key === ' ' && target.matches(OPENER)) {
    event.preventDefault();
    row.querySelector<HTMLInputElement>(CHECKBOX)?.click();
    // The bar of what is selected has perhaps moved it.
    requestAnimationFrame(() => row.scrollIntoView({ block: 'nearest' }));
  }
}

/** Keeps a row that is selected by keyboard above the bar that comes with it. */
function onChange({ target }: Event): void {
  if (target instanceof Element && target.matches(`${CHECKBOX}:focus-visible`))
    requestAnimationFrame(() => rowOf(target)?.scrollIntoView({ block: 'nearest' }));
}

/** Opens a row that is pressed beside its controls, unless a text of it is being selected. */
function onClick(event: MouseEvent): void {
  const row = rowOf(event.target);
  if (!row || event.defaultPrevented || event.button !== 0) return;
  if ((event.target as Element).closest(CONTROLS) || window.getSelection()?.toString()) return;
  row.querySelector<HTMLElement>(OPENER)?.click();
}

/** Gives a cell whose text is cut off the whole text as its title. */
function onPointerOver({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  const cell = target.closest<HTMLElement>('tbody :is(td, th)');
  if (!cell) return;
  const isCut = [cell, ...cell.querySelectorAll<HTMLElement>('*')].some(
    (element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0,
  );
  const words = [...cell.childNodes].map((node) => node.textContent?.trim()).filter(Boolean);
  if (isCut) cell.title = words.join(' · ');
  else cell.removeAttribute('title');
}

interface RowKeysOptions {
  /** Whether rows have a link that opens them. */
  opens: boolean;
  /** Whether rows can be selected. */
  selects: boolean;
}

/**
 * Lets the arrow keys move between the rows of a list, from its search box or the page itself too; Space selects the
 * focused row, and a press beside its controls opens it. "?" lists the keys.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, { opens, selects }: RowKeysOptions): void {
  useShortcuts('Lista', [
    { key: 'ArrowDown', label: 'Próxima linha' },
    { key: 'ArrowUp', label: 'Linha anterior' },
    ...(selects ? [{ key: ' ', label: 'Selecionar a linha' }] : []),
    ...(opens ? [{ key: 'Enter', label: 'Abrir a linha' }] : []),
  ]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // After a page was opened or turned nothing else has the focus, and after a bulk action its report has.
    const onPageKeyDown = (event: KeyboardEvent) => {
      const isOnPage =
        event.target instanceof Element && event.target.matches('body, main, [data-passes-arrows]');
      if (isOnPage && event.key === 'ArrowDown' && !event.shiftKey && !isOthers(event))
        focusFirst(element, event);
    };
    element.addEventListener('keydown', onKeyDown);
    document.addEventListener('keydown', onPageKeyDown);
    element.addEventListener('change', onChange);
    element.addEventListener('click', onClick);
    element.addEventListener('pointerover', onPointerOver);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', onPageKeyDown);
      element.removeEventListener('change', onChange);
      element.removeEventListener('click', onClick);
      element.removeEventListener('pointerover', onPointerOver);
    };
  }, [list]);
}
