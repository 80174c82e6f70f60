import type { ReactNode } from 'react';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import classes from '../list/lists.module.css';
import type { ReviewOrders } from './review-orders.ts';

interface ReviewFiltersProps {
  address: ListAddress;
  /** Of the search box. */
  label: string;
  description: string;
  orders: ReviewOrders;
  /** Further filters. */
  children?: ReactNode;
}

/** Search box and order of the approval lists. */
export const ReviewFilters = ({ address, label, description, orders, children }: ReviewFiltersProps) => (
  <>
    <ListSearch address={address} label={label} description={description} className={classes.wide} />
    {children}
    <ListChoice address={address} name="order" label="Ordem" choices={orders} />
  </>
);
