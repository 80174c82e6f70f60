import { Category } from '../../categories/category.ts';
import { categoryNamed } from '../../categories/category-named.ts';
import type { City } from '../../cities/city.ts';
import { cityForWriting } from '../../cities/city-for-writing.ts';
import type { Context } from '../../graphql/context.ts';
import { validateAll } from '../../graphql/validate-all.ts';
import { normalizePhone } from '../../shared/brazil/phone.ts';
import { normalizeWebsite } from '../../shared/brazil/website.ts';
import { invalid } from '../../shared/errors.ts';
import type { CompanyInput, OptionalCompanyFields } from '../company.inputs.ts';
import { type Company, ContactType } from '../company.ts';

const WEBSITE_LENGTH = 2_048;

type Columns = Partial<Company>;
/** Administrators may leave out what owners may not. */
type Form = OptionalCompanyFields &
  Pick<CompanyInput, 'name' | 'categoryId' | 'city'> & {
    description?: string | null;
    phone?: string | null;
    email?: string | null;
  };

/** A form's texts as columns, city and category looked up; BAD_USER_INPUT for one that is none. */
export async function companyColumns(ctx: Context, input: Form): Promise<{ columns: Columns; city: City }> {
  const [city, categoryId, website] = await validateAll([
    () => cityForWriting(ctx.db.reads, input.city, input.state ?? null),
    () => chosenCategory(ctx, input, null),
    () => websiteOf(input.website),
  ]);
  const columns: Columns = {
    name: input.name,
    description: input.description ?? '',
    categoryId,
    cityId: city.id,
    address: input.address || null,
    cep: cepOf(input.cep),
    phone: input.phone ? normalizePhone(input.phone).stored : null,
    contactType: input.contactType ?? ContactType.phone,
    email: input.email || null,
    website,
  };
  return { columns, city };
}

/**
 * The category that a form chooses. The number counts, but not where it is the one that the company has: clients
 * that read a company, change `category` and send all of it back mean the name.
 */
export async function chosenCategory(
  ctx: Context,
  { categoryId, category }: Pick<Form, 'categoryId' | 'category'>,
  current: number | null,
): Promise<number> {
  const isSame = current !== null && categoryId === String(current);
  if (category && (!categoryId || isSame)) {
    const named = await categoryNamed(ctx.db.reads, category);
    // A company keeps a category that has been hidden since.
    if (named && (named.isVisible || named.id === current)) return named.id;
    throw invalid({ category: ['Categoria não encontrada.'] });
  }
  return isSame ? current : visibleCategoryId(ctx, categoryId ?? '');
}

async function visibleCategoryId(ctx: Context, id: string): Promise<number> {
  // A field of a form, not an address: what cannot exist is just no category.
  const categoryId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
  const known = await ctx.db.dataSource.manager.existsBy(Category, { id: categoryId, isVisible: true });
  if (!known) throw invalid({ categoryId: ['Categoria não encontrada.'] });
  return categoryId;
}

export const cepOf = (text: string | null | undefined): string | null =>
  text ? text.replace('-', '') : null;

export function websiteOf(text: string | null | undefined): string | null {
  if (!text) return null;
  const website = normalizeWebsite(text);
  if (!website || website.length > WEBSITE_LENGTH)
    throw invalid({ website: ['Informe um endereço como www.exemplo.com.br.'] });
  return website;
}
