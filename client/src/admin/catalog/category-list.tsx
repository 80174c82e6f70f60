import { useListAddress } from '../../ui/list/use-list-params.ts';
import { listOf } from '../list/use-admin-list.tsx';
import {
  type CategoryRowFragment,
  useAdminCategoriesQuery,
  useRemoveCategoryMutation,
  useUpdateCategoryMutation,
} from './categories.gen.ts';
import { CategoryModal } from './category-modal.tsx';
import { PlaceList } from './entry-list.tsx';
import { CATEGORY, PLACE_ORDER_NAMES } from './entry-row.ts';

/** The administrators' list of categories. */
export function CategoryList() {
  const address = useListAddress();
  const filter = { q: address.text('q') || null, order: address.choice('order', PLACE_ORDER_NAMES) };
  const query = useAdminCategoriesQuery({
    variables: { ...filter, page: address.page },
  });
  const [update] = useUpdateCategoryMutation();
  const [remove] = useRemoveCategoryMutation();
  return (
    <PlaceList<CategoryRowFragment>
      address={address}
      kind={CATEGORY}
      mutation="UpdateCategory"
      filter={filter}
      query={listOf(query, (data) => data.adminCategories)}
      companiesOf={({ id }) => ({ category: id })}
      update={(id, isVisible) => update({ variables: { id, input: { isVisible } } })}
      remove={(id) => remove({ variables: { id } })}
      form={(category, onClose, onSaved) => (
        <CategoryModal category={category} onClose={onClose} onSaved={onSaved} />
      )}
    />
  );
}
