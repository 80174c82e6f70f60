import { useState } from 'react';
import { CityInput } from '../../domain/cities/city-input.tsx';
import { KindInput } from '../../domain/kinds/kind-input.tsx';
import { useDebouncedText } from '../../ui/form/use-debounced-text.ts';
import { type Choices, choiceOf, filterOf } from '../../ui/list/choices.ts';
import { choiceFilter, type ListFilter, textFilter } from '../../ui/list/filters/list-filter.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { pageVariables } from '../list/described-list.ts';
import {
  type AdminCompaniesQueryVariables,
  useCompanyCategoriesQuery,
  useFilteredKindQuery,
} from './companies.gen.ts';

const STATUSES = [
  { value: 'all', label: 'Todas' },
  { value: 'approved', label: 'Aprovada' },
  { value: 'pending', label: 'Pendente' },
] as const;

const ACTIVITIES = [
  { value: 'all', label: 'Ativas e inativas' },
  { value: 'yes', label: 'Ativa' },
  { value: 'no', label: 'Inativa' },
] as const;

const OWNERS = [
  { value: 'all', label: 'Com e sem dono' },
  { value: 'yes', label: 'Com dono' },
  { value: 'no', label: 'Sem dono' },
] as const;

const ACCESSES = [
  { value: 'all', label: 'Com e sem acesso' },
  { value: 'asked', label: 'Pediu acesso' },
  { value: 'yes', label: 'Com acesso' },
  { value: 'no', label: 'Sem acesso' },
] as const;

export const ORDERS = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'oldest', label: 'Mais antigas' },
  { value: 'name', label: 'Nome, de A a Z' },
  { value: 'nameDescending', label: 'Nome, de Z a A' },
  { value: 'city', label: 'Cidade, de A a Z' },
  { value: 'cityDescending', label: 'Cidade, de Z a A' },
  { value: 'rating', label: 'Maior nota' },
  { value: 'ratingAscending', label: 'Menor nota' },
  { value: 'status', label: 'Pendentes e inativas primeiro' },
  { value: 'statusDescending', label: 'Ativas primeiro' },
] as const;

/** Reads the query's variables from the URL; null means all. */
export function companiesVariables(address: ListAddress): AdminCompaniesQueryVariables {
  const flagOf = (name: string, choices: Choices): boolean | null => {
    const choice = choiceOf(address, name, choices);
    return choice === 'yes' || (choice === 'no' ? false : null);
  };
  return {
    ...pageVariables(address, ORDERS),
    status: filterOf(address, 'status', STATUSES),
    isActive: flagOf('active', ACTIVITIES),
    hasOwner: flagOf('owner', OWNERS),
    hasMessageAccess: flagOf('access', ACCESSES),
    isMessageAccessRequested: address.text('access') === 'asked' || null,
    categoryId: address.text('category') || null,
    kindId: address.text('kind') || null,
    city: address.text('city') || null,
  };
}

/** Shows the field of the filter by city. */
function CityFilter({ address }: { address: ListAddress }) {
  // Incomplete names of cities match nothing: the filter is applied on a pick, on Enter and on leaving the field.
  const [city, setCity, apply] = useDebouncedText(
    address.text('city'),
    (text) => address.change({ city: text }),
    { accepts: (text) => text === '' },
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
  const [input, setInput] = useState<string>();
  return (
    <KindInput
      label="Segmento"
      name="kind"
      placeholder="Nome ou palavra"
      value={input ?? name}
      onChange={(text) => {
        setInput(text);
        if (text === '') address.change({ kind: '' });
      }}
      onPick={({ id }) => {
        setInput(undefined);
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
