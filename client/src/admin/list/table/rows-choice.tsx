import { NativeSelect } from '@mantine/core';
import { type ListAddress, ROWS_A_PAGE } from '../../../ui/list/use-list-params.ts';
import classes from '../lists.module.css';

/** Shows the choice of rows a page, where a list has more than the fewest. */
export function RowsChoice({ address, total }: { address: ListAddress; total: number }) {
  if (total <= ROWS_A_PAGE[0]) return null;
  return (
    <div className={classes.rowsChoice}>
      <span aria-hidden="true">Linhas por página</span>
      <NativeSelect
        aria-label="Linhas por página"
        value={String(address.rows)}
        data={ROWS_A_PAGE.map(String)}
        onChange={(event) => {
          const { value } = event.currentTarget;
          address.change({ rows: value === String(address.usualRows) ? '' : value });
        }}
      />
    </div>
  );
}
