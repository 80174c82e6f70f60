import { Link, useLocation } from 'react-router-dom';
import classes from './paging.module.css';

interface PagingProps {
  /** What is paged, for screen readers. */
  label: string;
  page: number;
  lastPage: number;
  pathOf(page: number): string;
}

/** The first, the last and those around the current one; null stands for a gap. */
export function pagesAround(page: number, lastPage: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, lastPage].filter((number) => number >= 1 && number <= lastPage);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}

/** Pages as real links, so that they work without JavaScript and open in tabs. */
export function Paging({ label, page, lastPage, pathOf }: PagingProps) {
  // Where one came from stays known from page to page.
  const { state } = useLocation();
  if (lastPage <= 1) return null;
  return (
    <nav className={classes.paging} aria-label={label}>
      {page > 1 && (
        <Link className={classes.step} to={pathOf(page - 1)} state={state} rel="prev">
          Anterior
        </Link>
      )}
      <ul className={classes.pages}>
        {pagesAround(page, lastPage).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={classes.gap}>…</span>
            ) : (
              <Link
                className={classes.page}
                to={pathOf(number)}
                state={state}
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Página ${number}`}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < lastPage && (
        <Link className={classes.step} to={pathOf(page + 1)} state={state} rel="next">
          Próxima
        </Link>
      )}
    </nav>
  );
}
