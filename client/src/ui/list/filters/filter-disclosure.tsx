import { Flex } from '@mantine/core';
import { Fragment } from 'react';
import { Disclosure } from '../../menu/disclosure.tsx';
import type { Choices } from '../choices.ts';
import { ListChoice } from '../list-choice.tsx';
import type { ListAddress } from '../use-list-params.ts';
import type { ListFilter } from './list-filter.tsx';

interface FilterDisclosureProps {
  address: ListAddress;
  filters: readonly ListFilter[];
  /** Orders of the list, `order` in the URL. */
  orders?: Choices | undefined;
}

/** Shows the button that opens the fields of all filters and the order. */
export function FilterDisclosure({ address, filters, orders }: FilterDisclosureProps) {
  const count = filters.filter(({ chip }) => chip !== '').length;
  return (
    <Disclosure label="Filtros" icon="sliders" count={count}>
      <Flex component="fieldset" direction="column" gap="sm">
        <legend className="visually-hidden">Filtros</legend>
        {filters.map(({ field, cleared }) => (
          <Fragment key={Object.keys(cleared).join()}>{field}</Fragment>
        ))}
        {orders && <ListChoice address={address} name="order" label="Ordem" choices={orders} />}
      </Flex>
    </Disclosure>
  );
}
