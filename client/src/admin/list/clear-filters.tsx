import { Button } from '@mantine/core';
import type { ListAddress } from '../../ui/list/use-list-params.ts';

interface ClearFiltersProps {
  address: ListAddress;
  /** The filters of the list as they are without a filter. */
  cleared: Record<string, string>;
}

/** Removes the filters of a list that found nothing; the list gets the focus, since the button is gone then. */
export function ClearFilters({ address, cleared }: ClearFiltersProps) {
  return (
    <Button
      variant="default"
      onClick={({ currentTarget }) => {
        address.change(cleared);
        currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
      }}
    >
      {Object.keys(cleared).join() === 'q' ? 'Limpar busca' : 'Limpar filtros'}
    </Button>
  );
}
