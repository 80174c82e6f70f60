import classes from './page-buttons.module.css';
import { pagesAround } from './paging.tsx';

interface PageButtonsProps {
  /** What is paged, for screen readers. */
  label: string;
  page: number;
  lastPage: number;
  onSelect(page: number): void;
}

/** Pages of something that has no address of its own, as in a modal. */
export function PageButtons({ label, page, lastPage, onSelect }: PageButtonsProps) {
  if (lastPage <= 1) return null;
  const step = (to: number, words: string) => (
    <button type="button" className={classes.button} onClick={() => onSelect(to)}>
      {words}
    </button>
  );
  return (
    <nav className={classes.paging} aria-label={label}>
      {page > 1 && step(page - 1, 'Anterior')}
      <ul className={classes.pages}>
        {pagesAround(page, lastPage).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={classes.gap}>…</span>
            ) : (
              <button
                type="button"
                className={classes.button}
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Página ${number}`}
                onClick={() => onSelect(number)}
              >
                {number}
              </button>
            )}
          </li>
        ))}
      </ul>
      {page < lastPage && step(page + 1, 'Próxima')}
    </nav>
  );
}
