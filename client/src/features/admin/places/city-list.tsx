import { Button } from '@mantine/core';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { type Choice, ListChoice } from '../../../components/list-choice.tsx';
import { ListSearch } from '../../../components/list-search.tsx';
import { ListState } from '../../../components/list-state.tsx';
import { Paging } from '../../../components/paging.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { errorMessage } from '../../../lib/apollo/errors.ts';
import { formatCity, formatNumber } from '../../../lib/format.ts';
import { STATES } from '../../../lib/states.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { ExportButton } from '../export-button.tsx';
import { isBeyond } from '../is-beyond.ts';
import lists from '../lists.module.css';
import { useDecisions } from '../use-decisions.ts';
import { useShownKey } from '../use-shown-key.ts';
import {
  type CityRowFragment,
  useAdminCitiesQuery,
  useRemoveCityMutation,
  useUpdateCityMutation,
} from './cities.gen.ts';
import { CityModal } from './city-modal.tsx';
import { CompaniesLink, PlaceButtons, VisibilityTag } from './place-cells.tsx';
import { PLACE_ORDER_NAMES, PLACE_ORDERS } from './place-row.ts';
import classes from './places.module.css';
import { RemovePlaceModal } from './remove-place-modal.tsx';

const STATE_CHOICES = [
  { value: '', label: 'Todos' },
  ...STATES.map(({ code, name }) => ({ value: code, label: name })),
] as const satisfies readonly [Choice, ...Choice[]];

const countText = (total: number) => (total === 1 ? '1 cidade' : `${formatNumber(total)} cidades`);

/** Where companies are: found, added, renamed, hidden and removed (DECISIONS section 6). */
export function CityList() {
  const address = useListAddress();
  const q = address.text('q');
  const state = STATES.find(({ code }) => code === address.text('state'))?.code ?? '';
  const order = address.choice('order', PLACE_ORDER_NAMES);
  const { data, previousData, failure, refetch } = useAdminCitiesQuery({
    variables: { q: q || null, state: state || null, order, page: address.page },
  });
  const [update] = useUpdateCityMutation();
  const [remove] = useRemoveCityMutation();
  const { place, isBusy, run, renew } = useDecisions(
    'adminCities',
    'cities',
    'searchLinks',
    'siteStatistics',
    'adminCompanies',
  );
  const [editing, setEditing] = useState<CityRowFragment | 'new'>();
  const [removing, setRemoving] = useState<CityRowFragment>();
  const shown = useShownKey([q, state, order, address.page], data !== undefined);
  const list = (data ?? previousData)?.adminCities;

  const toggle = (row: CityRowFragment) =>
    run(row.id, async () => {
      try {
        await update({ variables: { id: row.id, input: { isVisible: !row.isVisible } } });
        showToast(
          row.isVisible ? `${row.name} não é mais oferecida.` : `${row.name} voltou a ser oferecida.`,
        );
      } catch (error) {
        showToast(errorMessage(error, 'Erro ao salvar cidade'), 'error');
      }
      renew();
    });

  if (isBeyond(data?.adminCities)) {
    return <Navigate to={address.pathOf(data?.adminCities.lastPage ?? 1)} replace />;
  }
  return (
    <div ref={place} tabIndex={-1} className={lists.place}>
      <div className={classes.tools}>
        <div className={lists.filters}>
          <ListSearch address={address} label="Buscar cidade" />
          <ListChoice address={address} name="state" label="Estado" choices={STATE_CHOICES} />
          <ListChoice address={address} name="order" label="Ordem" choices={PLACE_ORDERS} />
        </div>
        <div className={classes.buttons}>
          <ExportButton list="cities" filter={{ q, state, order }} fileName="cidades" />
          <Button onClick={() => setEditing('new')}>Nova cidade</Button>
        </div>
      </div>
      <ListState
        hasData={list !== undefined}
        isEmpty={list?.items.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar cidades"
        retry={refetch}
        empty={
          q === '' && state === '' ? (
            <EmptyState title="Nenhuma cidade ainda">
              <p>Sem cidades ninguém cadastra empresas. Adicione a primeira.</p>
              <Button onClick={() => setEditing('new')}>Adicionar cidade</Button>
            </EmptyState>
          ) : (
            <EmptyState title="Nenhuma cidade encontrada">
              <p>Tente outra parte do nome ou outro estado.</p>
              <Button variant="default" onClick={() => address.change({ q: '', state: '' })}>
                Limpar filtros
              </Button>
            </EmptyState>
          )
        }
      >
        <p role="status">{countText(list?.total ?? 0)}</p>
        <DataTable<CityRowFragment>
          key={shown}
          label="Cidades"
          rows={list?.items ?? []}
          columns={[
            { name: 'Cidade', cell: ({ name }) => name },
            { name: 'Estado', cell: ({ state: code }) => code },
            { name: 'Código IBGE', cell: ({ ibgeCode }) => ibgeCode ?? '—' },
            { name: 'Habitantes', cell: ({ population }) => formatNumber(population) },
            {
              name: 'Empresas',
              cell: (row) => <CompaniesLink count={row.companiesCount} filter={{ city: formatCity(row) }} />,
            },
            { name: 'Situação', cell: VisibilityTag },
            {
              name: '',
              cell: (row) => (
                <PlaceButtons
                  row={row}
                  type="city"
                  isBusy={isBusy(row.id)}
                  rename={() => setEditing(row)}
                  toggle={() => toggle(row)}
                  remove={() => setRemoving(row)}
                />
              ),
            },
          ]}
        />
        <Paging
          label="Páginas das cidades"
          page={list?.page ?? 1}
          lastPage={list?.lastPage ?? 1}
          pathOf={address.pathOf}
        />
      </ListState>
      {editing && (
        <CityModal
          city={editing === 'new' ? null : editing}
          state={state}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined);
            renew();
          }}
        />
      )}
      {removing && (
        <RemovePlaceModal
          row={removing}
          kind="cidade"
          companies={
            <CompaniesLink count={removing.companiesCount} filter={{ city: formatCity(removing) }} />
          }
          remove={() => remove({ variables: { id: removing.id } })}
          hide={() => {
            setRemoving(undefined);
            toggle(removing);
          }}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined);
            renew();
            place.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
