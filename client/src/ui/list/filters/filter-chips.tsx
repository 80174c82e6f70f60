import { Text } from '@mantine/core';
import classes from './filters.module.css';
import type { ListFilter } from './list-filter.tsx';

interface FilterChipsProps {
  filters: readonly ListFilter[];
  /** Changes parameters of the URL. */
  change(params: Record<string, string>): void;
  /** Removes all filters and the searched text; missing while there are none. */
  clear?: (() => void) | undefined;
}

/** Shows the filters that are set, each as a button that removes it. */
export function FilterChips({ filters, change, clear }: FilterChipsProps) {
  const set = filters.filter(({ chip }) => chip !== '');
  if (set.length === 0 && !clear) return null;
  return (
    <ul className={classes.chips} aria-label="Filtros escolhidos">
      {set.map(({ chip, cleared }) => (
        <li key={chip}>
          <button
            type="button"
            className={classes.chip}
            aria-label={`Remover filtro: ${chip}`}
            onClick={() => change(cleared)}
          >
            <Text span inherit truncate>
              {chip}
            </Text>
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      {clear && (
        <li className={classes.last}>
          <button type="button" className={classes.clear} onClick={clear}>
            Limpar
          </button>
        </li>
      )}
    </ul>
  );
}
