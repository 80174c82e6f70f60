import type { Column, Columns } from './column.ts';

/** Widths in rem; below `CARDS` a row is a card. */
const CARDS = 46;
const NAMING = 14;
const CHECKBOX = 3;
/** Distance of the widths in `leaving.module.css`. */
const STEP = 4;

interface Tracks {
  /** Value of `grid-template-columns`. */
  template: string;
  /** Width of the container in rem below which a column leaves; undefined when it never does. */
  leavesBelow(column: Column<never>): number | undefined;
}

/**
 * Returns the widths of the columns of a table of low rows. Each has its least width and grows to its longest text
 * where there is room; what is left is shared out. Columns of buttons are as wide as their content.
 */
export function tracksOf<Row>(columns: Columns<Row>, isSelectable: boolean): Tracks {
  const widthOf = ({ width }: Column<Row>) => (width === undefined ? NAMING : Number.parseFloat(width));
  const below = new Map<unknown, number>();
  for (const column of columns) {
    const { leaves } = column;
    if (leaves === undefined) continue;
    const beside = columns.filter((other) => (other.leaves ?? leaves) >= leaves);
    const needed = beside.reduce((sum, other) => sum + widthOf(other), isSelectable ? CHECKBOX : 0);
    if (needed > CARDS) below.set(column, CARDS + Math.ceil((needed - CARDS) / STEP) * STEP);
  }
  const tracks = columns.map((column) => {
    if (column.isFixed) return `${widthOf(column)}rem`;
    if (column.name === '') return 'max-content';
    const track = `minmax(${widthOf(column)}rem, auto)`;
    const width = below.get(column);
    return width === undefined ? track : `var(--below-${width}, ${track})`;
  });
  return {
    template: [...(isSelectable ? [`${CHECKBOX}rem`] : []), ...tracks].join(' '),
    leavesBelow: (column) => below.get(column),
  };
}
