import { chosenAttributes } from '../../attributes/chosen-attributes.ts';
import { Category, categoryNamed } from '../../categories/category.ts';
import type { City } from '../../cities/city.ts';
import { cityForWriting } from '../../cities/match-cities.ts';
import type { Context } from '../../graphql/context.ts';
import { validateAll } from '../../graphql/validate-all.ts';
import { chosenKinds } from '../../kinds/chosen-kinds.ts';
import { kindFinder, loadKindWords } from '../../kinds/find-kinds.ts';
import { invalid } from '../../shared/errors.ts';
import { idOrZero } from '../../shared/ids.ts';
import type { NewCompanyForm } from '../company.inputs.ts';
import type { Company } from '../company.ts';
import { storedFields } from '../company-fields.ts';
import { storedOffers } from '../offers/stored-offers.ts';
import { ownPoint } from '../points/own-point.ts';

/**
 * Returns a form's values as columns, and its city; throws BAD_USER_INPUT for values that are invalid or unknown. Guesses
 * the kinds from name and description where none is chosen.
 */
export async function companyColumns(
  ctx: Context,
  input: NewCompanyForm,
): Promise<{ columns: Partial<Company> & Pick<Company, 'name'>; city: City }> {
  const [city, categoryId, fields, chosen, attributes, offers, point] = await validateAll([
    () => cityForWriting(ctx.db.reads, input.city, input.state ?? null),
    () => chosenCategory(ctx, input, null),
    () => storedFields(input),
    () => chosenKinds(ctx, input.kindIds),
    () => chosenAttributes(ctx, input.attributeIds),
    () => storedOffers(input.offers),
    () => ownPoint(input),
  ]);
  const kinds = chosen.kindIds?.length ? chosen : await guessedKinds(ctx, input, categoryId);
  const chosenColumns = { ...fields, ...kinds, ...attributes, ...offers, ...point };
  return { columns: { ...chosenColumns, name: input.name, categoryId, cityId: city.id }, city };
}

/** Returns the kinds that name and description tell of, as columns. */
export async function guessedKinds(
  { db }: Context,
  { name, description }: Pick<NewCompanyForm, 'name' | 'description'>,
  categoryId: number,
) {
  const prose = description ?? '';
  const find = kindFinder(await loadKindWords(db.pool, `${name} ${prose}`));
  return find({ name, prose }, categoryId);
}

/**
 * Returns the category that a form chooses. Where id and name are both sent, the id counts unless it is the company's
 * own: clients that read a company, change `category` and send everything back mean the name.
 */
export async function chosenCategory(
  ctx: Context,
  { categoryId, category }: Pick<NewCompanyForm, 'categoryId' | 'category'>,
  current: number | null,
): Promise<number> {
  const isSame = current !== null && categoryId === String(current);
  if (category && (!categoryId || isSame)) {
    const named = await categoryNamed(ctx.db.reads, category);
    // A company may keep a category that has been hidden.
    if (named && (named.isVisible || named.id === current)) return named.id;
    throw invalid({ category: ['Categoria não encontrada.'] }, 'NOT_FOUND');
  }
  if (isSame) return current;
  const id = idOrZero(categoryId ?? '');
  if (await ctx.db.manager.existsBy(Category, { id, isVisible: true })) return id;
  throw invalid({ categoryId: ['Categoria não encontrada.'] }, 'NOT_FOUND');
}
