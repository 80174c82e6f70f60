import type { EntityManager } from 'typeorm';
import { chosenAttributes } from '../../attributes/chosen-attributes.ts';
import { updateRecorded } from '../../audit/update-recorded.ts';
import { citiesByIds } from '../../cities/city.ts';
import { cityForWriting } from '../../cities/match-cities.ts';
import { transactionReader } from '../../database/statement.ts';
import { may, requireCapability, requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { validateAll } from '../../graphql/validate-all.ts';
import { chosenKinds, lockKinds } from '../../kinds/chosen-kinds.ts';
import { forbidden, invalid } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { normalizeText } from '../../shared/text/normalize-text.ts';
import { ApprovalPolicy } from '../approval/approval-policy.ts';
import { checkByPolicy } from '../approval/check-company.ts';
import { hasClaimedCnpj, settleClaims } from '../claims/settle-claims.ts';
import type { UpdateCompanyInput } from '../company.inputs.ts';
import { mayDo } from '../company.policy.ts';
import { Company } from '../company.ts';
import { COMPANY_FIELD_ENTRIES, storedFields } from '../company-fields.ts';
import { lockCompany } from '../lock-company.ts';
import { dropUnusedLogo, readLogo, type SentLogo, storeLogo } from '../logos.ts';
import { requireManaged } from '../managed-company.ts';
import { storedOffers } from '../offers/stored-offers.ts';
import { ownPoint } from '../points/own-point.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../read-companies.ts';
import { markChanged } from '../review/mark-changed.ts';
import { chosenCategory } from './form-columns.ts';
import { type OwnerFields, ownerFor } from './owner-for.ts';

type Messages = Readonly<Record<string, string>>;

const requiredOf = (who: 'everybody' | 'owners'): Messages =>
  Object.fromEntries(
    COMPANY_FIELD_ENTRIES.flatMap(([field, { required }]) =>
      required?.of === who ? [[field, required.message]] : [],
    ),
  );
const REQUIRED_OF_ADMINISTRATORS: Messages = {
  ...requiredOf('everybody'),
  categoryId: 'Categoria é obrigatória',
  category: 'Categoria é obrigatória',
  city: 'Cidade é obrigatória',
};
const REQUIRED_OF_OWNERS: Messages = {
  ...REQUIRED_OF_ADMINISTRATORS,
  ...requiredOf('owners'),
  state: 'Estado é obrigatório',
};
/** A change of one of these removes the company's own point, unless it comes with one. */
const LOCATION = ['cityId', 'address', 'cep'] as const;

/**
 * Changes a company, for its owner and administrators, and records it: an absent field stays, an empty one is emptied,
 * or BAD_USER_INPUT where it is required. A form with fields of the owner is the administrators' and requires less. An
 * owner's changes must pass the approval policy, and those of an approved company are marked for review. `together` runs
 * in the same transaction, once the company is locked, with the company as it was.
 */
export async function updateCompany(
  ctx: Context,
  id: string,
  input: UpdateCompanyInput,
  upload: SentLogo,
  owner?: OwnerFields,
  together?: (manager: EntityManager, company: Company) => Promise<void>,
): Promise<CompanyView> {
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  const stored = await ctx.db.manager.findOneBy(Company, { id: companyId });
  const required = owner ? REQUIRED_OF_ADMINISTRATORS : REQUIRED_OF_OWNERS;
  const columns = await changedColumns(ctx, input, requireManaged(ctx, stored, 'edit'), required);
  const logo = await readLogo(ctx, upload);
  await ctx.db.transaction(async (manager) => {
    const ownerId = owner && (await ownerFor(manager, owner));
    const row = await lockCompany(manager, companyId);
    const existing = await lockKinds(transactionReader(manager), columns.kindIds ?? []);
    const kindIds = columns.kindIds && existing(columns.kindIds);
    if (!mayDo(requireViewer(ctx), row, 'edit')) throw forbidden();
    const hasNewOwner = ownerId !== undefined && ownerId !== row.ownerId;
    if (hasNewOwner) requireCapability(ctx, 'manageUsers');
    await together?.(manager, row);
    const isRenamed = columns.name !== undefined && normalizeText(columns.name) !== normalizeText(row.name);
    // Nothing finds a renamed company by the name that its source gave it.
    const sourceName = isRenamed ? null : undefined;
    const { before, after } = await updateRecorded(ctx, manager, {
      entity: Company,
      row,
      changes: {
        ...columns,
        kindIds,
        sourceName,
        ownerId,
        // Without proof it goes with the owner whose claim gave it.
        cnpj: hasNewOwner && (await hasClaimedCnpj(manager, row)) ? null : undefined,
        logoHash: logo && (await storeLogo(manager, logo)),
      },
      action: 'company.update',
    });
    // What the register said was of that CNPJ.
    if (after.cnpj === null)
      await manager.query('DELETE FROM register_records WHERE company_id = $1', [row.id]);
    if (ownerId) await settleClaims(ctx, manager, row, ownerId);
    if (!may(ctx, 'editCompanies')) {
      checkByPolicy(await manager.findOneByOrFail(ApprovalPolicy, { id: 1 }), after);
      if (row.isApproved) await markChanged(manager, companyId, before, after);
    }
    // Last: a logo of recorded changes stays.
    if ('logoHash' in before) await dropUnusedLogo(manager, row.logoHash);
  });
  return companyById(ctx, companyId);
}

/** Returns what was sent as columns. BAD_USER_INPUT names the emptied required fields, else all invalid ones. */
async function changedColumns(
  ctx: Context,
  input: UpdateCompanyInput,
  company: Company,
  required: Messages,
): Promise<Partial<Company>> {
  const hasCategory = Boolean(input.categoryId || input.category);
  const emptied = Object.entries(required).filter(([name]) => {
    // One of category's id and name is enough, and one message where both are missing.
    if (hasCategory && (name === 'categoryId' || name === 'category')) return false;
    if (name === 'category' && input.categoryId !== undefined) return false;
    const value = input[name as keyof UpdateCompanyInput];
    return value === '' || value === null;
  });
  if (emptied.length > 0)
    throw invalid(Object.fromEntries(emptied.map(([name, text]) => [name, [text]])), 'REQUIRED');
  const [category, city, fields, kinds, attributes, offers, point] = await validateAll([
    async () => hasCategory && { categoryId: await chosenCategory(ctx, input, company.categoryId) },
    () => changedCity(ctx, input, company),
    () => storedFields(input),
    () => chosenKinds(ctx, input.kindIds),
    () => chosenAttributes(ctx, input.attributeIds, company.attributeIds),
    () => storedOffers(input.offers),
    () => ownPoint(input),
  ]);
  const columns: Partial<Company> = {
    ...fields,
    ...category,
    ...city,
    ...kinds,
    ...attributes,
    ...offers,
    ...point,
  };
  const hasMoved = LOCATION.some((key) => columns[key] !== undefined && columns[key] !== company[key]);
  return hasMoved ? { latitude: null, longitude: null, ...columns } : columns;
}

/** Returns the new city; a state alone means the city of the same name in that state. */
async function changedCity(ctx: Context, { city, state }: UpdateCompanyInput, company: Company) {
  if (city === undefined && state === undefined) return {};
  const [own] = await citiesByIds(ctx.db.reads, [company.cityId]);
  const name = city ?? own?.name ?? '';
  const isSame = name === own?.name && (!state || state.toUpperCase() === own.state);
  return isSame ? {} : { cityId: (await cityForWriting(ctx.db.reads, name, state ?? null)).id };
}
