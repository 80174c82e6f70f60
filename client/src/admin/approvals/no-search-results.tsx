import { Button } from '@mantine/core';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import classes from '../list/lists.module.css';

/** Empty state of a search without results. */
export function NoSearchResults({ address, title }: { address: ListAddress; title: string }) {
  return (
    <EmptyState title={title}>
      <p>Tente outra parte do nome, ou o e-mail inteiro.</p>
      <Button className={classes.clear ?? ''} variant="default" onClick={() => address.change({ q: '' })}>
        Limpar busca
      </Button>
    </EmptyState>
  );
}
