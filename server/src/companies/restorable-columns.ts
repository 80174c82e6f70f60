import type { EntityManager } from 'typeorm';
import { Attribute } from '../attributes/attribute.ts';
import { fieldName } from '../audit/field-names.ts';
import { Category } from '../categories/category.ts';
import { City } from '../cities/city.ts';
import { transactionReader } from '../database/statement.ts';
import { lockKinds } from '../kinds/chosen-kinds.ts';
import type { Company } from './company.ts';
import { Logo } from './logo.ts';

/**
 * Returns those of the recorded columns of a company that can be written again, and the Portuguese names of the others:
 * what they refer to was removed since.
 */
export async function restorableColumns(
  manager: EntityManager,
  recorded: Partial<Company>,
): Promise<{ columns: Partial<Company>; missing: string[] }> {
  const columns = { ...recorded };
  const missing: string[] = [];
  const leaveOut = (field: 'logoHash' | 'categoryId' | 'cityId') => {
    delete columns[field];
    missing.push(fieldName(field));
  };
  const { logoHash, categoryId, cityId, kindIds, attributeIds } = recorded;
  if (logoHash && !(await manager.existsBy(Logo, { hash: logoHash }))) leaveOut('logoHash');
  if (categoryId && !(await manager.existsBy(Category, { id: categoryId }))) leaveOut('categoryId');
  if (cityId && !(await manager.existsBy(City, { id: cityId }))) leaveOut('cityId');
  if (kindIds) {
    columns.kindIds = (await lockKinds(transactionReader(manager), kindIds))(kindIds);
    if (columns.kindIds.length < kindIds.length) missing.push(fieldName('kindIds'));
  }
  if (attributeIds) {
    const existing = new Set((await manager.find(Attribute, { select: { id: true } })).map(({ id }) => id));
    columns.attributeIds = attributeIds.filter((id) => existing.has(id));
    if (columns.attributeIds.length < attributeIds.length) missing.push(fieldName('attributeIds'));
  }
  return { columns, missing };
}
