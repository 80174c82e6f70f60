import { ManagedCategoriesArgs } from '../../categories/managed-category.ts';
import { managedCategories } from '../../categories/read-managed-categories.ts';
import { ManagedCitiesArgs } from '../../cities/managed-city.ts';
import { managedCities } from '../../cities/read-managed-cities.ts';
import { PlaceOrder } from '../../shared/text/place-order.ts';
import { type ExportPieces, exportOf } from './export-list.ts';

/** Categories and cities. */
export const PLACE_LISTS: Readonly<Record<string, ExportPieces>> = {
  categories: exportOf({
    argsOf: (filter) =>
      Object.assign(new ManagedCategoriesArgs(), {
        q: filter.text('q'),
        order: filter.oneOf('order', Object.values(PlaceOrder)) ?? PlaceOrder.name,
      }),
    read: managedCategories,
    columns: {
      Número: ({ id }) => id,
      Nome: ({ name }) => name,
      Visível: ({ isVisible }) => isVisible,
      Empresas: ({ companiesCount }) => companiesCount,
    },
  }),
  cities: exportOf({
    argsOf: (filter) =>
      Object.assign(new ManagedCitiesArgs(), {
        q: filter.text('q'),
        state: filter.text('state'),
        order: filter.oneOf('order', Object.values(PlaceOrder)) ?? PlaceOrder.name,
      }),
    read: managedCities,
    columns: {
      Número: ({ id }) => id,
      Nome: ({ name }) => name,
      Estado: ({ state }) => state,
      'Código do IBGE': ({ ibgeCode }) => ibgeCode,
      População: ({ population }) => population,
      Visível: ({ isVisible }) => isVisible,
      Empresas: ({ companiesCount }) => companiesCount,
    },
  }),
};
