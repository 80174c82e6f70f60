import { Icon } from '../../icon.tsx';
import type { ListAddress } from '../use-list-params.ts';
import type { Column, ColumnOrders } from './column.ts';
import classes from './column-head.module.css';

/** What sorts the list by its heads. */
export interface Sorting {
  address: ListAddress;
  /** The list's order now. */
  order: string;
  /** The order without a parameter in the URL. */
  usual: string;
}

type Direction = 'ascending' | 'descending';

/** Returns the order after a press of the head: the other direction, or the usual order where there is none. */
function nextOrder(orders: ColumnOrders, sorted: Direction | undefined, usual: string): string {
  if (sorted === undefined)
    return orders[orders.first ?? 'ascending'] ?? orders.ascending ?? orders.descending ?? usual;
  return orders[sorted === 'ascending' ? 'descending' : 'ascending'] ?? usual;
}

interface ColumnHeadProps {
  column: Pick<Column<never>, 'name' | 'orders'>;
  sorting: Sorting | undefined;
  /** Width of the container in rem below which the column leaves. */
  leavesBelow: number | undefined;
}

/** Shows the head of a column; a button where the list can be sorted by it. */
export function ColumnHead({ column: { name, orders }, sorting, leavesBelow }: ColumnHeadProps) {
  if (!orders || !sorting) {
    return (
      <th scope="col" data-below={leavesBelow}>
        {name || <span className="visually-hidden">Ações</span>}
      </th>
    );
  }
  const { address, order, usual } = sorting;
  const sorted = (['ascending', 'descending'] as const).find((direction) => orders[direction] === order);
  const sort = () => {
    const next = nextOrder(orders, sorted, usual);
    address.change({ order: next === usual ? '' : next });
  };
  return (
    <th scope="col" aria-sort={sorted ?? 'none'} data-below={leavesBelow}>
      {/* In the place of the button where the head is for screen readers only. */}
      <span hidden>{name}</span>
      <button type="button" className={classes.sort} onClick={sort} data-sorted={sorted}>
        {name}
        {sorted && <Icon name={sorted === 'ascending' ? 'up' : 'down'} size={14} />}
      </button>
    </th>
  );
}
