import { formatCity, formatNumber } from '../../lib/format.ts';
import { STATES } from '../../lib/states.ts';
import { type Choice, ListChoice } from '../../ui/list/list-choice.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { listOf } from '../list/use-admin-list.tsx';
import {
  type CityRowFragment,
  useAdminCitiesQuery,
  useRemoveCityMutation,
  useUpdateCityMutation,
} from './cities.gen.ts';
import { CityModal } from './city-modal.tsx';
import { PlaceList } from './entry-list.tsx';
import { CITY, PLACE_ORDER_NAMES } from './entry-row.ts';

const STATE_CHOICES = [
  { value: '', label: 'Todos' },
  ...STATES.map(({ code, name }) => ({ value: code, label: name })),
] as const satisfies readonly [Choice, ...Choice[]];

/** The administrators' list of cities. */
export function CityList() {
  const address = useListAddress();
  const state = STATES.find(({ code }) => code === address.text('state'))?.code ?? '';
  const filter = {
    q: address.text('q') || null,
    state: state || null,
    order: address.choice('order', PLACE_ORDER_NAMES),
  };
  const query = useAdminCitiesQuery({
    variables: { ...filter, page: address.page },
  });
  const [update] = useUpdateCityMutation();
  const [remove] = useRemoveCityMutation();
  return (
    <PlaceList<CityRowFragment>
      address={address}
      kind={CITY}
      mutation="UpdateCity"
      filter={filter}
      query={listOf(query, (data) => data.adminCities)}
      filters={<ListChoice address={address} name="state" label="Estado" choices={STATE_CHOICES} />}
      columns={[
        { name: 'Estado', cell: ({ state: code }) => code },
        { name: 'Código IBGE', cell: ({ ibgeCode }) => ibgeCode ?? '—' },
        { name: 'Habitantes', cell: ({ population }) => formatNumber(population) },
      ]}
      companiesOf={(row) => ({ city: formatCity(row) })}
      update={(id, isVisible) => update({ variables: { id, input: { isVisible } } })}
      remove={(id) => remove({ variables: { id } })}
      form={(city, onClose, onSaved) => (
        <CityModal city={city} state={state} onClose={onClose} onSaved={onSaved} />
      )}
    />
  );
}
