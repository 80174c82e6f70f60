import { pagedList, pageVariables, useDescribedList } from '../list/described-list.ts';
import { listPage } from '../shell/admin-screen.tsx';
import {
  AdminCategoriesDocument,
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useUpdateCategoryMutation,
} from './categories.gen.ts';
import { CATEGORY, ENTRY_ORDERS, entryTexts, visibilityFilter, visibilityOf } from './entry-kind.ts';
import { EntryList } from './entry-list.tsx';

const CATEGORIES = pagedList({
  ...entryTexts(CATEGORY),
  query: AdminCategoriesDocument,
  variables: (address) => ({ ...pageVariables(address, ENTRY_ORDERS), isVisible: visibilityOf(address) }),
  mutation: 'UpdateCategory',
  filters: (address) => [visibilityFilter(address)],
  orders: ENTRY_ORDERS,
});

/** Lists the categories for administrators. */
export function CategoryList() {
  const table = useDescribedList(CATEGORIES);
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const [remove] = useDeleteCategoryMutation();
  return (
    <EntryList
      kind={CATEGORY}
      table={table}
      companiesOf={({ id }) => ({ category: id })}
      create={({ name }) => create({ variables: { input: { name } } })}
      update={(id, input) => update({ variables: { id, input } })}
      remove={(id) => remove({ variables: { id } })}
    />
  );
}

export const page = listPage(
  { title: 'Categorias', lead: 'O que as empresas fazem: a lista que visitantes e donos escolhem.' },
  CategoryList,
);
