import { CityInput } from '../../domain/cities/city-input.tsx';
import { useDebouncedText } from '../../ui/form/use-debounced-text.ts';
import { choiceFilter, type ListFilter, textFilter } from '../../ui/list/filters/list-filter.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { useCompanyCategoriesQuery } from './companies.gen.ts';
import { ACCESSES, ACTIVITIES, OWNERS, STATUSES } from './company-filter.ts';

/** Shows the field of the filter by city. */
function CityFilter({ address }: { address: ListAddress }) {
  const [city, setCity] = useDebouncedText(address.text('city'), (typed) => address.change({ city: typed }));
  return (
    <CityInput
      value={city}
      onChange={setCity}
      onPick={(picked) => {
        setCity(picked);
        address.change({ city: picked });
      }}
    />
  );
}

/** Returns the filters of the companies' list. */
export function useCompanyFilters(address: ListAddress): readonly ListFilter[] {
  const { data } = useCompanyCategoriesQuery();
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
    textFilter(address, 'city', 'Cidade', <CityFilter key="city" address={address} />),
  ];
}
