import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { formatCityState } from '../../lib/format.ts';
import { SuggestInput } from '../../ui/form/suggest-input.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type ListFilter, textFilter } from '../../ui/list/filters/list-filter.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { useRatedCompaniesQuery, useRatedCompanyQuery } from './admin-ratings.gen.ts';

const REST_MS = 200;
const MIN_LENGTH = 2;

/** Finds a company by name, to filter by it. */
function CompanyText({ pick }: { pick(id: string): void }) {
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), REST_MS);
  const isAsked = q.length >= MIN_LENGTH;
  const { data, previousData } = useRatedCompaniesQuery({ variables: { q }, skip: !isAsked });
  const found = isAsked ? ((data ?? previousData)?.companies.items ?? []) : [];
  return (
    <SuggestInput
      name="company"
      label="Empresa"
      leftSection={<Icon name="shop" />}
      value={text}
      suggestions={found.map(({ id, name, city }) => ({
        key: id,
        text: name,
        detail: formatCityState(city),
      }))}
      onChange={setText}
      onPick={({ key }) => pick(key)}
    />
  );
}

/** Returns the filter by company. */
export function useCompanyFilter(address: ListAddress): ListFilter {
  const id = address.text('company');
  const { data, previousData } = useRatedCompanyQuery({ variables: { id }, skip: id === '' });
  const name = (data ?? previousData)?.company.name ?? `nº ${id}`;
  const field = <CompanyText key="company" pick={(company) => address.change({ company })} />;
  return textFilter(address, 'company', 'Empresa', field, name);
}
