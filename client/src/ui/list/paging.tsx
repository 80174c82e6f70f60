import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import classes from './paging.module.css';

interface PageProps {
  className: string | undefined;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string;
  children: ReactNode;
}

interface PagesProps {
  /** Names the pages for screen readers. */
  label: string;
  page: number;
  lastPage: number;
  /** The link or button that leads to a page; `rel` where it is the one before or after. */
  render(to: number, props: PageProps, rel?: 'prev' | 'next'): ReactNode;
}

/** Returns the first, the last and those around the current one; null stands for a gap. */
export function pagesAround(page: number, lastPage: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, lastPage].filter((number) => number >= 1 && number <= lastPage);
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}

/** Shows the pages of a list; nothing where there is one. */
export function Pages({ label, page, lastPage, render }: PagesProps) {
  if (lastPage <= 1) return null;
  const step = (to: number, children: string, rel: 'prev' | 'next') =>
    render(to, { className: classes.page, children }, rel);
  return (
    <nav className={classes.paging} aria-label={label}>
      {page > 1 && step(page - 1, 'Anterior', 'prev')}
      <ul className={classes.pages}>
        {pagesAround(page, lastPage).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={classes.gap}>…</span>
            ) : (
              render(number, {
                className: classes.page,
                'aria-current': number === page ? 'page' : undefined,
                'aria-label': `Página ${number}`,
                children: number,
              })
            )}
          </li>
        ))}
      </ul>
      {page < lastPage && step(page + 1, 'Próxima', 'next')}
    </nav>
  );
}

interface PagingProps extends Omit<PagesProps, 'render'> {
  pathOf(page: number): string;
}

/** Shows pages as links, which work without JavaScript and open in tabs. */
export function Paging({ pathOf, ...pages }: PagingProps) {
  // The location's state is the same on every page, but for that of a panel over this one.
  const location = useLocation();
  const state = (location.state as { isOverlay?: boolean } | null)?.isOverlay ? null : location.state;
  return (
    <Pages
      {...pages}
      render={(to, props, rel) => <Link {...props} to={pathOf(to)} state={state} rel={rel} />}
    />
  );
}
