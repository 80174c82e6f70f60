import { Button } from '@mantine/core';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ListChoice } from '../../../components/list-choice.tsx';
import { ListSearch } from '../../../components/list-search.tsx';
import { ListState } from '../../../components/list-state.tsx';
import { Paging } from '../../../components/paging.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { errorMessage } from '../../../lib/apollo/errors.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { ExportButton } from '../export-button.tsx';
import { isBeyond } from '../is-beyond.ts';
import lists from '../lists.module.css';
import { useDecisions } from '../use-decisions.ts';
import { useShownKey } from '../use-shown-key.ts';
import {
  type CategoryRowFragment,
  useAdminCategoriesQuery,
  useRemoveCategoryMutation,
  useUpdateCategoryMutation,
} from './categories.gen.ts';
import { CategoryModal } from './category-modal.tsx';
import { CompaniesLink, PlaceButtons, VisibilityTag } from './place-cells.tsx';
import { PLACE_ORDER_NAMES, PLACE_ORDERS } from './place-row.ts';
import classes from './places.module.css';
import { RemovePlaceModal } from './remove-place-modal.tsx';

const countText = (total: number) => (total === 1 ? '1 categoria' : `${formatNumber(total)} categorias`);

/** What companies are sorted by: found, added, renamed, hidden and removed (DECISIONS section 6). */
export function CategoryList() {
  const address = useListAddress();
  const q = address.text('q');
  const order = address.choice('order', PLACE_ORDER_NAMES);
  const { data, previousData, failure, refetch } = useAdminCategoriesQuery({
    variables: { q: q || null, order, page: address.page },
  });
  const [update] = useUpdateCategoryMutation();
  const [remove] = useRemoveCategoryMutation();
  const { place, isBusy, run, renew } = useDecisions(
    'adminCategories',
    'categories',
    'searchLinks',
    'siteStatistics',
    'adminCompanies',
  );
  const [editing, setEditing] = useState<CategoryRowFragment | 'new'>();
  const [removing, setRemoving] = useState<CategoryRowFragment>();
  const shown = useShownKey([q, order, address.page], data !== undefined);
  const list = (data ?? previousData)?.adminCategories;

  const toggle = (row: CategoryRowFragment) =>
    run(row.id, async () => {
      try {
        await update({ variables: { id: row.id, input: { isVisible: !row.isVisible } } });
        showToast(
          row.isVisible ? `${row.name} não é mais oferecida.` : `${row.name} voltou a ser oferecida.`,
        );
      } catch (error) {
        showToast(errorMessage(error, 'Erro ao salvar categoria'), 'error');
      }
      renew();
    });

  if (isBeyond(data?.adminCategories)) {
    return <Navigate to={address.pathOf(data?.adminCategories.lastPage ?? 1)} replace />;
  }
  return (
    <div ref={place} tabIndex={-1} className={lists.place}>
      <div className={classes.tools}>
        <div className={lists.filters}>
          <ListSearch address={address} label="Buscar categoria" />
          <ListChoice address={address} name="order" label="Ordem" choices={PLACE_ORDERS} />
        </div>
        <div className={classes.buttons}>
          <ExportButton list="categories" filter={{ q, order }} fileName="categorias" />
          <Button onClick={() => setEditing('new')}>Nova categoria</Button>
        </div>
      </div>
      <ListState
        hasData={list !== undefined}
        isEmpty={list?.items.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar categorias"
        retry={refetch}
        empty={
          q === '' ? (
            <EmptyState title="Nenhuma categoria ainda">
              <p>Sem categorias ninguém cadastra empresas. Adicione a primeira.</p>
              <Button onClick={() => setEditing('new')}>Adicionar categoria</Button>
            </EmptyState>
          ) : (
            <EmptyState title="Nenhuma categoria encontrada">
              <p>Tente outra parte do nome.</p>
              <Button variant="default" onClick={() => address.change({ q: '' })}>
                Limpar busca
              </Button>
            </EmptyState>
          )
        }
      >
        <p role="status">{countText(list?.total ?? 0)}</p>
        <DataTable<CategoryRowFragment>
          key={shown}
          label="Categorias"
          rows={list?.items ?? []}
          columns={[
            { name: 'Categoria', cell: ({ name }) => name },
            {
              name: 'Empresas',
              cell: ({ id, companiesCount }) => (
                <CompaniesLink count={companiesCount} filter={{ category: id }} />
              ),
            },
            { name: 'Situação', cell: VisibilityTag },
            {
              name: '',
              cell: (row) => (
                <PlaceButtons
                  row={row}
                  type="category"
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
          label="Páginas das categorias"
          page={list?.page ?? 1}
          lastPage={list?.lastPage ?? 1}
          pathOf={address.pathOf}
        />
      </ListState>
      {editing && (
        <CategoryModal
          category={editing === 'new' ? null : editing}
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
          kind="categoria"
          companies={<CompaniesLink count={removing.companiesCount} filter={{ category: removing.id }} />}
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
