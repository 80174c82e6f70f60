import { CityInput } from '../../domain/cities/city-input.tsx';
import { useDebouncedText } from '../../ui/form/use-debounced-text.ts';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { useCompanyCategoriesQuery } from './companies.gen.ts';
import { ACCESSES, ACTIVITIES, ORDERS, OWNERS, STATUSES } from './company-filter.ts';

/** Shows the filters and order of the companies' list, beside its search box. */
export function CompanyFilters({ address }: { address: ListAddress }) {
  const { data } = useCompanyCategoriesQuery();
  const [city, setCity] = useDebouncedText(address.text('city'), (typed) => address.change({ city: typed }));
  const categories = (data?.categories ?? []).map(({ id: value, name }) => ({ value, label: name }));
  return (
    <>
      <ListChoice address={address} name="status" label="Situação" choices={STATUSES} />
      <ListChoice address={address} name="active" label="Visibilidade" choices={ACTIVITIES} />
      <ListChoice address={address} name="owner" label="Dono" choices={OWNERS} />
      <ListChoice address={address} name="access" label="Acesso às mensagens" choices={ACCESSES} />
      <ListChoice
        address={address}
        name="category"
        label="Categoria"
        choices={[{ value: '', label: 'Todas categorias' }, ...categories]}
      />
      <CityInput
        value={city}
        onChange={setCity}
        onPick={(picked) => {
          setCity(picked);
          address.change({ city: picked });
        }}
      />
      <ListChoice address={address} name="order" label="Ordem" choices={ORDERS} />
    </>
  );
}
