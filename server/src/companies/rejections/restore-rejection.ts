import { type EntityManager, IsNull, Not } from 'typeorm';
import { fieldName } from '../../audit/field-names.ts';
import { recordAction } from '../../audit/record-action.ts';
import { City } from '../../cities/city.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { lockKinds } from '../../kinds/chosen-kinds.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { lockUser } from '../../users/lock-users.ts';
import { UserRole } from '../../users/user.ts';
import { ApprovalPolicy } from '../approval/approval-policy.ts';
import { alreadyRegistered, rejectDuplicate } from '../approval/check-company.ts';
import { Company } from '../company.ts';
import { mailCompanyOwner } from '../mail-company-owner.ts';
import { guessedKinds } from '../owner/form-columns.ts';
import { noFreeSlug } from '../owner/insert-company.ts';
import { companyById } from '../read-companies.ts';
import { slugCandidates } from '../slug-candidates.ts';
import type { RestoredCompany } from './rejection.types.ts';
import { REJECTION_NOT_FOUND } from './rejections.list.ts';

/** Queues the mail that a rejected company waits for approval again. */
const mailRestored = (ctx: Context, manager: EntityManager, company: Company): Promise<number | null> =>
  mailCompanyOwner(ctx, manager, company, {
    kind: 'company-restored',
    subject: `${company.name} voltou para análise`,
    paragraphs: [
      `A empresa "${company.name}" não está mais rejeitada: ela espera a aprovação de novo.`,
      'Confira os dados dela. O logo, as fotos e as pessoas que cuidam dela com você continuam lá.',
    ],
    action: { label: 'Abrir meu painel', path: '/user-dashboard' },
  });

const FREE_SLUG: Statement = {
  name: 'free_slug',
  text: `SELECT slug FROM unnest($1::text[]) WITH ORDINALITY AS wanted (slug, position)
         WHERE NOT EXISTS (SELECT FROM companies c WHERE c.slug = wanted.slug AND c.rejected_at IS NULL)
         ORDER BY position LIMIT 1`,
};

/** Returns the slug of a rejected company, or the first free one where another company took it. CONFLICT without any. */
async function freeSlug(manager: EntityManager, { slug, name, cityId }: Company): Promise<string> {
  const city = await manager.findOneByOrFail(City, { id: cityId });
  const candidates = [slug, ...slugCandidates(name, city)];
  const [free] = await transactionReader(manager).query<{ slug: string }>(FREE_SLUG, [candidates]);
  if (!free) throw noFreeSlug();
  return free.slug;
}

/** Throws CONFLICT when another company has the CNPJ, or by the policy the name and address, of a rejected one. */
async function checkNotRegistered(manager: EntityManager, company: Company): Promise<void> {
  const { cnpj } = company;
  if (cnpj && (await manager.existsBy(Company, { cnpj, rejectedAt: IsNull() }))) throw alreadyRegistered();
  const policy = await manager.findOneByOrFail(ApprovalPolicy, { id: 1 });
  if (policy.blockDuplicateCompanies) await rejectDuplicate(transactionReader(manager), company);
}

/** Returns the kinds of a rejected company that still exist, else those that its texts tell of, as columns. */
async function kindsOf(ctx: Context, manager: EntityManager, company: Company) {
  const kindIds = (await lockKinds(transactionReader(manager), company.kindIds))(company.kindIds);
  return kindIds.length > 0 ? { kindIds } : guessedKinds(ctx, company, company.categoryId);
}

/** Locks a rejected company and before it its owner, as registering does; NOT_FOUND when there is none. */
async function lockRejected(manager: EntityManager, id: string) {
  const where = { id: parseId(id, REJECTION_NOT_FOUND), rejectedAt: Not(IsNull()) };
  const unlocked = await manager.findOneBy(Company, where);
  // A rejected company keeps its owner.
  const owner = unlocked && unlocked.ownerId !== null ? await lockUser(manager, unlocked.ownerId) : null;
  const company = await manager.findOne(Company, { where, lock: { mode: 'pessimistic_write' } });
  if (!company) throw notFound(REJECTION_NOT_FOUND);
  return { company, owner };
}

/**
 * Makes a rejected company pending again, as if it had been registered now. CONFLICT when it was registered again, or its
 * owner may not have companies any more.
 */
export async function restoreRejection(ctx: Context, id: string): Promise<RestoredCompany> {
  const notRestored = await ctx.db.transaction(async (manager) => {
    const { company, owner } = await lockRejected(manager, id);
    if (owner && (!owner.isActive || owner.role !== UserRole.company))
      throw conflict('A conta do dono não pode mais ter empresas. Confira-a em Usuários.');
    await checkNotRegistered(manager, company);
    const kinds = await kindsOf(ctx, manager, company);
    await manager.update(Company, company.id, {
      ...kinds,
      slug: await freeSlug(manager, company),
      isActive: true,
      rejectedAt: null,
      rejectionReason: null,
      rejectedBy: null,
      // It waits for approval from now on.
      createdAt: new Date(),
    });
    await manager.query('DELETE FROM overdue_reminders WHERE company_id = $1', [company.id]);
    const { name, ownerId } = company;
    await recordAction(ctx, manager, 'company.restore', company.id, { after: { name, ownerId } });
    await mailRestored(ctx, manager, company);
    return company.kindIds.every((kind) => kinds.kindIds.includes(kind)) ? [] : [fieldName('kindIds')];
  });
  return { company: await companyById(ctx, id), notRestored };
}
