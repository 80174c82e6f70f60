import { choiceOf } from '../../ui/list/choices.ts';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { listOf } from '../list/use-admin-list.tsx';
import {
  useAdminCategoriesQuery,
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useUpdateCategoryMutation,
} from './categories.gen.ts';
import { CATEGORY, ENTRY_ORDERS, visibilityOf } from './entry-kind.ts';
import { EntryList } from './entry-list.tsx';

/** Lists the categories for administrators. */
export function CategoryList() {
  const address = useListAddress();
  const variables = {
    q: address.text('q') || null,
    isVisible: visibilityOf(address),
    order: choiceOf(address, 'order', ENTRY_ORDERS),
    page: address.page,
    perPage: address.rows,
  };
  const query = useAdminCategoriesQuery({ variables });
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const [remove] = useDeleteCategoryMutation();
  return (
    <EntryList
      address={address}
      kind={CATEGORY}
      orders={ENTRY_ORDERS}
      mutation="UpdateCategory"
      variables={variables}
      query={listOf(query, (data) => data.adminCategories)}
      companiesOf={({ id }) => ({ category: id })}
      create={({ name }) => create({ variables: { input: { name } } })}
      update={(id, input) => update({ variables: { id, input } })}
      remove={(id) => remove({ variables: { id } })}
    />
  );
}
