import type { AdminList } from '../../graphql/admin-list.ts';
import { idOrZero } from '../../shared/ids.ts';
import { type Rejection, RejectionsArgs } from './rejection.types.ts';

export const REJECTION_NOT_FOUND = 'Empresa rejeitada não encontrada.';

/** Rejected companies, found by a part of what a row shows. They are few: only those of a year are kept. */
export const REJECTIONS: AdminList<RejectionsArgs, Rejection> = {
  name: 'rejections',
  may: 'seePersons',
  args: RejectionsArgs,
  from: 'companies r',
  only: 'r.rejected_at IS NOT NULL',
  columns: `r.id, r.id AS "companyId", r.name, r.description, category.name AS "categoryName",
    city.name || ' - ' || city.state AS "cityName", r.address, r.phone, r.email, r.rejection_reason AS reason,
    decider.name AS "deciderName", r.rejected_at AS "createdAt",
    CASE WHEN owner.id IS NOT NULL
      THEN jsonb_build_object('id', owner.id, 'name', owner.name, 'email', owner.email) END AS owner`,
  joined: `LEFT JOIN users owner ON owner.id = r.owner_id LEFT JOIN users decider ON decider.id = r.rejected_by
    JOIN categories category ON category.id = r.category_id JOIN cities city ON city.id = r.city_id`,
  missing: REJECTION_NOT_FOUND,
  async filter(filter, { q, from, until, reason, hasReason, deciderId }, { db }) {
    filter.addDays('r.rejected_at', from, until);
    if (reason) filter.add((placeholder) => `r.rejection_reason = ${placeholder(reason)}`);
    if (hasReason != null) filter.add(() => `r.rejection_reason IS ${hasReason ? 'NOT ' : ''}NULL`);
    if (deciderId) filter.add((placeholder) => `r.rejected_by = ${placeholder(idOrZero(deciderId))}::int`);
    await filter.addSearch(
      db.reads,
      q,
      (pattern) => `(r.pending_text LIKE ${pattern}
        OR ' ' || search_fold(concat_ws(' ', r.rejection_reason, r.address, r.phone, r.email)) LIKE ${pattern}
        OR r.city_id IN (SELECT id FROM cities WHERE ' ' || search_fold(name) LIKE ${pattern})
        OR r.category_id IN (SELECT id FROM categories WHERE ' ' || search_fold(name) LIKE ${pattern})
        OR r.rejected_by IN (SELECT id FROM users WHERE admin_role IS NOT NULL AND folded LIKE ${pattern}))`,
    );
  },
  /** Their searched text begins with the name of the company. */
  orders: {
    newest: 'r.rejected_at DESC, r.id DESC',
    oldest: 'r.rejected_at, r.id',
    name: 'r.pending_text COLLATE "C", r.id',
    nameDescending: 'r.pending_text COLLATE "C" DESC, r.id DESC',
  },
  cells: {
    'Número da empresa': ({ companyId }) => companyId,
    Empresa: ({ name }) => name,
    Descrição: ({ description }) => description,
    Categoria: ({ categoryName }) => categoryName,
    Cidade: ({ cityName }) => cityName,
    Endereço: ({ address }) => address,
    Telefone: ({ phone }) => phone,
    'E-mail': ({ email }) => email,
    Dono: ({ owner }) => owner?.name,
    'E-mail do dono': ({ owner }) => owner?.email,
    Motivo: ({ reason }) => reason,
    'Rejeitada por': ({ deciderName }) => deciderName,
    'Rejeitada em': ({ createdAt }) => createdAt,
  },
  bulk: { subjects: ['rejection'], many: 'empresas rejeitadas' },
};
