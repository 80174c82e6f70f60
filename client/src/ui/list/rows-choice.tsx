import { Group, NativeSelect } from '@mantine/core';
import { ROWS_A_PAGE, type Rows } from './use-list-params.ts';

interface RowsChoiceProps {
  rows: Rows;
  /** Of the list. */
  total: number;
  onChange(rows: Rows): void;
}

/** Shows the choice of rows a page, where a list has more than the fewest. */
export function RowsChoice({ rows, total, onChange }: RowsChoiceProps) {
  if (total <= ROWS_A_PAGE[0]) return null;
  return (
    <Group gap="0.6rem" wrap="nowrap" c="dimmed" fz="var(--text-sm)">
      <span aria-hidden="true">Linhas por página</span>
      <NativeSelect
        w={80}
        aria-label="Linhas por página"
        value={String(rows)}
        data={ROWS_A_PAGE.map(String)}
        onChange={(event) => onChange(Number(event.currentTarget.value) as Rows)}
      />
    </Group>
  );
}
