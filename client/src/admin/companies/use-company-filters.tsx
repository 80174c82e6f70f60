import { useState } from 'react';
import { CityInput } from '../../domain/cities/city-input.tsx';
import { KindInput } from '../../domain/kinds/kind-input.tsx';
import { useDebouncedText } from '../../ui/form/use-debounced-text.ts';
import { choiceFilter, type ListFilter, textFilter } from '../../ui/list/filters/list-filter.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { useCompanyCategoriesQuery, useFilteredKindQuery } from './companies.gen.ts';
import { ACCESSES, ACTIVITIES, OWNERS, STATUSES } from './company-filter.ts';

/** Shows the field of the filter by city. */
function CityFilter({ address }: { address: ListAddress }) {
  // Incomplete names of cities match nothing: the filter is applied on a pick, on Enter and on leaving the field.
  const [city, setCity, apply] = useDebouncedText(
    address.text('city'),
    (typed) => address.change({ city: typed }),
    { accepts: (typed) => typed === '' },
  );
  return (
    <CityInput
      value={city}
      onChange={setCity}
      onBlur={() => apply(city)}
      onEnter={() => apply(city)}
      onPick={apply}
    />
  );
}

/** Shows the field of the filter by kind; `name` is that of the chosen one. */
function KindFilter({ address, name }: { address: ListAddress; name: string }) {
  const [typed, setTyped] = useState<string>();
  return (
    <KindInput
      label="Segmento"
      name="kind"
      placeholder="Nome ou palavra"
      value={typed ?? name}
      onChange={(text) => {
        setTyped(text);
        if (text === '') address.change({ kind: '' });
      }}
      onPick={({ id }) => {
        setTyped(undefined);
        address.change({ kind: id });
      }}
    />
  );
}

/** Returns the name of the kind in the address; its number until it is known, empty without one. */
function useKindName(address: ListAddress): string {
  const id = address.text('kind');
  const { data } = useFilteredKindQuery({ variables: { id }, skip: id === '' });
  if (id === '') return '';
  return data?.adminKind.name ?? `nº ${id}`;
}

/** Returns the filters of the companies' list. */
export function useCompanyFilters(address: ListAddress): readonly ListFilter[] {
  const { data } = useCompanyCategoriesQuery();
  const kind = useKindName(address);
  const categories = (data?.categories ?? []).map(({ id: value, name }) => ({ value, label: name }));
  return [
    choiceFilter(address, 'status', 'Situação', STATUSES),
    choiceFilter(address, 'active', 'Visibilidade', ACTIVITIES),
    choiceFilter(address, 'owner', 'Dono', OWNERS),
    choiceFilter(address, 'access', 'Acesso às mensagens', ACCESSES),
    choiceFilter(
      address,
      'category',
      'Categoria',
      [{ value: '', label: 'Todas categorias' }, ...categories],
      true,
    ),
    textFilter(address, 'kind', 'Segmento', <KindFilter key="kind" address={address} name={kind} />, kind),
    textFilter(address, 'city', 'Cidade', <CityFilter key="city" address={address} />),
  ];
}
