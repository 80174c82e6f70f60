import { Button } from '@mantine/core';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import classes from '../list/lists.module.css';

interface EmptyReviewProps {
  address: ListAddress;
  /** Title when a search finds nothing. */
  notFound: string;
  /** Title when there are no rows. */
  title: string;
  /** Says what would be listed. */
  children: string;
}

/** Shows that an approval list has no rows. */
export function EmptyReview({ address, notFound, title, children }: EmptyReviewProps) {
  if (address.text('q').trim() === '') {
    return (
      <EmptyState title={title} drawing={<NothingSaved />}>
        <p>{children}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={notFound}>
      <p>Tente outra parte do nome, ou o e-mail inteiro.</p>
      <Button className={classes.clear ?? ''} variant="default" onClick={() => address.change({ q: '' })}>
        Limpar busca
      </Button>
    </EmptyState>
  );
}
