import { formatCity, formatNumber } from '../../lib/format.ts';
import { STATES } from '../../lib/states.ts';
import { type Choice, choiceOf } from '../../ui/list/choices.ts';
import { choiceFilter } from '../../ui/list/filters/list-filter.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { listOf } from '../list/use-admin-list.tsx';
import {
  useAdminCitiesQuery,
  useCreateCityMutation,
  useDeleteCityMutation,
  useUpdateCityMutation,
} from './cities.gen.ts';
import { CITY, CITY_ORDERS, visibilityOf } from './entry-kind.ts';
import { EntryList } from './entry-list.tsx';

const STATE_CHOICES: readonly [Choice, ...Choice[]] = [
  { value: '', label: 'Todos' },
  ...STATES.map(({ code, name }) => ({ value: code, label: name })),
];

/** Lists the cities for administrators. */
export function CityList() {
  const address = useListAddress();
  const state = choiceOf(address, 'state', STATE_CHOICES);
  const variables = {
    q: address.text('q') || null,
    state: state || null,
    isVisible: visibilityOf(address),
    order: choiceOf(address, 'order', CITY_ORDERS),
    page: address.page,
    perPage: address.rows,
  };
  const query = useAdminCitiesQuery({ variables });
  const [create] = useCreateCityMutation();
  const [update] = useUpdateCityMutation();
  const [remove] = useDeleteCityMutation();
  return (
    <EntryList
      address={address}
      kind={CITY}
      orders={CITY_ORDERS}
      mutation="UpdateCity"
      variables={variables}
      query={listOf(query, (data) => data.adminCities)}
      filters={[choiceFilter(address, 'state', 'Estado', STATE_CHOICES, true)]}
      columns={[
        {
          name: 'Estado',
          width: '6rem',
          orders: { ascending: 'state', descending: 'stateDescending' },
          cell: ({ state: code }) => code,
        },
        {
          name: 'Código IBGE',
          width: '8rem',
          leaves: 1,
          isOffCard: true,
          orders: { ascending: 'ibgeCode', descending: 'ibgeCodeDescending' },
          cell: ({ ibgeCode }) => ibgeCode ?? '—',
        },
        {
          name: 'Habitantes',
          width: '7.5rem',
          leaves: 2,
          isOffCard: true,
          orders: { ascending: 'populationAscending', descending: 'population', first: 'descending' },
          cell: ({ population }) => formatNumber(population),
        },
      ]}
      companiesOf={(row) => ({ city: formatCity(row) })}
      create={(input) => create({ variables: { input } })}
      update={(id, input) => update({ variables: { id, input } })}
      remove={(id) => remove({ variables: { id } })}
    />
  );
}
