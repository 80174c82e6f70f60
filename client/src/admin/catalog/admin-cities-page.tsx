import { formatCity, formatNumber } from '../../lib/format.ts';
import { STATES } from '../../lib/states.ts';
import { type Choice, choiceOf } from '../../ui/list/choices.ts';
import { choiceFilter } from '../../ui/list/filters/list-filter.tsx';
import { pagedList, pageVariables, useDescribedList } from '../list/described-list.ts';
import { listPage } from '../shell/admin-screen.tsx';
import {
  AdminCitiesDocument,
  useCreateCityMutation,
  useDeleteCityMutation,
  useUpdateCityMutation,
} from './cities.gen.ts';
import { CITY, CITY_ORDERS, entryTexts, visibilityFilter, visibilityOf } from './entry-kind.ts';
import { EntryList } from './entry-list.tsx';

const STATE_CHOICES: readonly [Choice, ...Choice[]] = [
  { value: '', label: 'Todos' },
  ...STATES.map(({ code, name }) => ({ value: code, label: name })),
];

const CITIES = pagedList({
  ...entryTexts(CITY),
  query: AdminCitiesDocument,
  variables: (address) => ({
    ...pageVariables(address, CITY_ORDERS),
    state: choiceOf(address, 'state', STATE_CHOICES) || null,
    isVisible: visibilityOf(address),
  }),
  mutation: 'UpdateCity',
  filters: (address) => [
    choiceFilter(address, 'state', 'Estado', STATE_CHOICES, true),
    visibilityFilter(address),
  ],
  orders: CITY_ORDERS,
  views: 'cities',
});

/** Lists the cities for administrators. */
export function CityList() {
  const table = useDescribedList(CITIES);
  const [create] = useCreateCityMutation();
  const [update] = useUpdateCityMutation();
  const [remove] = useDeleteCityMutation();
  return (
    <EntryList
      kind={CITY}
      table={table}
      state={table.variables.state}
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

export const page = listPage(
  { title: 'Cidades', lead: 'Onde as empresas ficam: os municípios do IBGE e o que foi adicionado.' },
  CityList,
);
