import type { ReactNode } from 'react';
import { useDebouncedText } from '../../ui/form/use-debounced-text.ts';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import listClasses from '../list/lists.module.css';
import { useCompanyCategoriesQuery } from './companies.gen.ts';
import { ACCESSES, ACTIVITIES, ORDERS, OWNERS, STATUSES } from './company-filter.ts';

const DEBOUNCE_MS = 300;

/** Props of the city field of the search. */
export interface CityFieldProps {
  value: string;
  onChange(text: string): void;
  onPick(city: string): void;
}

interface CompanyFiltersProps {
  address: ListAddress;
  renderCity(field: CityFieldProps): ReactNode;
}

/** Filters and order of the companies' list. */
export function CompanyFilters({ address, renderCity }: CompanyFiltersProps) {
  const { data } = useCompanyCategoriesQuery();
  const [city, setCity] = useDebouncedText(address.text('city'), (typed) => address.change({ city: typed }), {
    delayMs: DEBOUNCE_MS,
    isPaused: false,
  });
  const categories = (data?.categories ?? []).map(({ id: value, name }) => ({ value, label: name }));
  return (
    <>
      <ListSearch
        address={address}
        label="Buscar empresa"
        description="Por nome, e-mail do dono, telefone, CNPJ ou número."
        className={listClasses.wide}
      />
      <ListChoice address={address} name="status" label="Situação" choices={STATUSES} />
      <ListChoice address={address} name="active" label="No site" choices={ACTIVITIES} />
      <ListChoice address={address} name="owner" label="Dono" choices={OWNERS} />
      <ListChoice address={address} name="access" label="Acesso às mensagens" choices={ACCESSES} />
      <ListChoice
        address={address}
        name="category"
        label="Categoria"
        choices={[{ value: '', label: 'Todas categorias' }, ...categories]}
      />
      {renderCity({
        value: city,
        onChange: setCity,
        onPick(picked) {
          setCity(picked);
          address.change({ city: picked });
        },
      })}
      <ListChoice address={address} name="order" label="Ordem" choices={ORDERS} />
    </>
  );
}
