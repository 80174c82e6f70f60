/** The counts of an import and their columns; `read` counts rows and is the sum of the next four. */
const COLUMNS = {
  read: 'rows_read',
  created: 'rows_created',
  updated: 'rows_updated',
  unchanged: 'rows_unchanged',
  refused: 'rows_refused',
  warnings: 'warnings',
};

export type ImportCounts = Record<keyof typeof COLUMNS, number>;
export const COUNT_NAMES = Object.keys(COLUMNS) as (keyof ImportCounts)[];

/**
 * Returns the assignments of all counts: `sqlOf` makes the SQL from a column and its count in the JSON of a parameter.
 */
export const assignedCounts = (
  parameter: `$${number}`,
  sqlOf: (column: string, count: string) => string,
): string =>
  COUNT_NAMES.map((name) => {
    const column = COLUMNS[name];
    return `${column} = ${sqlOf(column, `(${parameter}::jsonb ->> '${name}')::int`)}`;
  }).join(', ');

/** Sets all counts to zero. */
export const ZERO_COUNTS = Object.values(COLUMNS)
  .map((column) => `${column} = 0`)
  .join(', ');

/** The counts by their names of the schema. */
export const SELECTED_COUNTS = `rows_read AS "rowsRead", rows_created AS "rowsCreated", rows_updated AS "rowsUpdated",
  rows_unchanged AS "rowsUnchanged", rows_refused AS "rowsRefused", warnings`;
