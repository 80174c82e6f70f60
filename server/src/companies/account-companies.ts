import type { PrivacyProvider } from '../graphql/privacy-provider.ts';
import { Company } from './company.ts';
import { FIELD_COLUMNS, selected } from './company-columns.ts';
import { deleteCompanies } from './delete-companies.ts';

/** An owner's companies, removed with the account, rejected ones too. */
export const ACCOUNT_COMPANIES: PrivacyProvider = {
  name: 'companies',
  async collect(manager, userId) {
    const companies = await manager.query<{ rejectedAt: Date | null }[]>(
      `SELECT c.id, c.slug, ${selected('c', FIELD_COLUMNS)}, k.name AS category,
         c.cnpj, c.legal_name AS "legalName", c.source_name AS "sourceName",
         ARRAY(SELECT name FROM unnest(c.kind_ids) WITH ORDINALITY AS chosen (id, position) JOIN kinds USING (id)
           ORDER BY position) AS kinds,
         ARRAY(SELECT name FROM attributes WHERE id = ANY (c.attribute_ids) ORDER BY position) AS attributes, c.offers,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('caption', p.caption, 'state', p.state, 'createdAt', p.created_at,
             'addresses', (SELECT coalesce(jsonb_agg('/photos/' || p.key || '/' || (size ->> 'width') || '.webp'), '[]')
                           FROM jsonb_array_elements(p.sizes) size)) ORDER BY p.position), '[]')
          FROM company_photos p WHERE p.company_id = c.id AND p.removed_at IS NULL) AS photos,
         CASE WHEN c.logo_hash IS NOT NULL THEN '/logos/' || c.logo_hash || '.webp' END AS logo,
         t.name AS city, t.state, c.is_active AS "isActive",
         c.is_approved AS "isApproved", c.approved_at AS "approvedAt", c.created_at AS "createdAt",
         c.rejected_at AS "rejectedAt", c.rejection_reason AS "rejectionReason"
       FROM companies c JOIN categories k ON k.id = c.category_id JOIN cities t ON t.id = c.city_id
       WHERE c.owner_id = $1 ORDER BY c.id`,
      [userId],
    );
    const changes: unknown = await manager.query(
      `SELECT h.before, h.changed_at AS "changedAt"
       FROM company_changes h JOIN companies c ON c.id = h.company_id WHERE c.owner_id = $1 ORDER BY c.id`,
      [userId],
    );
    return {
      registered: companies.filter(({ rejectedAt }) => rejectedAt === null),
      rejected: companies.filter(({ rejectedAt }) => rejectedAt !== null),
      changes,
    };
  },
  async remove(manager, userId) {
    // In the order of ids, as everywhere, so that two transactions cannot deadlock.
    const owned = await manager.find(Company, {
      where: { ownerId: userId },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    await deleteCompanies(manager, owned);
  },
};
