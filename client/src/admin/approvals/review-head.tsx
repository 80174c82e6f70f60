import type { ReactNode } from 'react';
import { formatResults } from '../../lib/format.ts';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { ExportButton, type ExportButtonProps } from '../list/export-button.tsx';
import classes from '../list/lists.module.css';
import type { ReviewOrders } from './review-orders.ts';

interface ReviewHeadProps {
  address: ListAddress;
  searchLabel: string;
  /** What is searched. */
  searched: string;
  orders: ReviewOrders;
  /** Undefined while it is not known. */
  total: number | undefined;
  exported: ExportButtonProps;
  /** Further filters. */
  children?: ReactNode;
}

/** Above each list of what waits: search, filters and order, how many there are, and the list as a file. */
export function ReviewHead({
  address,
  searchLabel,
  searched,
  orders,
  total,
  exported,
  children,
}: ReviewHeadProps) {
  return (
    <>
      <fieldset className={classes.filters}>
        <legend className="visually-hidden">Filtros</legend>
        <ListSearch address={address} label={searchLabel} description={searched} className={classes.wide} />
        {children}
        <ListChoice address={address} name="order" label="Ordem" choices={orders} />
      </fieldset>
      <div className={classes.head}>
        <p role="status">{total !== undefined && formatResults(total, true)}</p>
        <div>
          <ExportButton {...exported} />
        </div>
      </div>
    </>
  );
}
