import { recordLookup } from '../../audit/record-action.ts';
import { withCompanies } from '../../companies/company-lists.ts';
import { idsNamed, orOneOf } from '../../database/conditions.ts';
import type { AdminList } from '../../graphql/admin-list.ts';
import { idOrZero } from '../../shared/ids.ts';
import { RATING_NOT_FOUND } from '../rating.policy.ts';
import { ANSWER } from '../read-ratings.ts';
import type { AdminRating, RatingReportView } from './admin-rating.ts';
import { AdminRatingsArgs } from './moderation.inputs.ts';

/** Counts up to this; beyond it the total is an estimate. */
const COUNTED = 100_000;
/** The same in a page of a search in comments, which takes longer than reading an index; `countList` counts on. */
const COUNTED_BY_TEXT = 1_000;
/** Ratings within a day that make a burst: as many as one address may give one company. */
const BURST = 5;
const MOST_COUNTED = 100;

/** Returns the SQL that counts other ratings with the same value around the same time, by its index, up to a bound. */
const around = (column: string): string => `
  (SELECT count(*)::int FROM (
     SELECT FROM ratings o WHERE o.${column} = r.${column}
       AND o.created_at BETWEEN r.created_at - interval '24 hours' AND r.created_at + interval '24 hours'
     LIMIT ${MOST_COUNTED}) near)`;
const COLUMNS = `
  r.id, r.company_id AS "companyId", r.rating, r.comment, r.display_name AS "displayName", r.neighborhood,
    r.useful_count AS "usefulCount", ${ANSWER} AS answer,
    r.user_id IS NOT NULL AS "isFromAccount", r.hidden_at IS NOT NULL AS "isHidden",
    r.hidden_at AS "hiddenAt", r.hidden_reason AS "hiddenReason", r.open_reports AS "openReports",
    r.created_at AS "createdAt", r.changed_at AS "changedAt", ${around('address')} AS "fromAddress", ${around('family_hash')} AS "fromFamily",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('reason', report.reason, 'createdAt', report.created_at,
        'isFromOwner', report.user_id IS NOT NULL AND (report.user_id IS NOT DISTINCT FROM c.owner_id OR EXISTS (
          SELECT FROM company_members m WHERE m.company_id = c.id AND m.user_id = report.user_id)))
        ORDER BY report.created_at DESC, report.id DESC), '[]')
     FROM (SELECT * FROM rating_reports WHERE rating_id = r.id ORDER BY created_at DESC, id DESC LIMIT 5) report
    ) AS reports`;
type Row = Omit<AdminRating, 'company' | 'burst'> & {
  companyId: number;
  fromAddress: number;
  fromFamily: number;
};

/** All ratings, hidden ones too. A search for the ratings of one person is recorded. */
export const RATINGS: AdminList<AdminRatingsArgs, AdminRating, Row> = {
  name: 'ratings',
  may: 'seeLists',
  args: AdminRatingsArgs,
  from: 'ratings r',
  columns: COLUMNS,
  joined: 'JOIN companies c ON c.id = r.company_id',
  missing: RATING_NOT_FOUND,
  async filter(filter, args, ctx) {
    const { companyId, email, minRating, maxRating, isHidden, isReported } = args;
    if (companyId) filter.add((placeholder) => `r.company_id = ${placeholder(idOrZero(companyId))}::int`);
    if (email) {
      await recordLookup(ctx, 'rating.look-up', email);
      filter.add(
        (placeholder) =>
          `r.user_id = (SELECT u.id FROM users u WHERE lower(u.email) = lower(${placeholder(email)}))`,
      );
    }
    if (minRating && minRating === maxRating) {
      filter.add((placeholder) => `r.rating = ${placeholder(minRating)}::smallint`);
    } else {
      if (minRating) filter.add((placeholder) => `r.rating >= ${placeholder(minRating)}::smallint`);
      if (maxRating) filter.add((placeholder) => `r.rating <= ${placeholder(maxRating)}::smallint`);
    }
    if (isHidden != null) filter.add(() => `r.hidden_at IS ${isHidden ? 'NOT ' : ''}NULL`);
    if (isReported != null) filter.add(() => `r.open_reports ${isReported ? '>' : '='} 0`);
    const text = [...(args.q ?? '').trim()].slice(0, 100).join('');
    const { reads } = ctx.db;
    const companies = await idsNamed(reads, 'companies', text, {
      only: 'EXISTS (SELECT FROM ratings r WHERE r.company_id = companies.id)',
    });
    await filter.addSearch(reads, text, (pattern) =>
      orOneOf(`r.folded LIKE ${pattern}`, 'r.company_id', companies),
    );
  },
  /** Each is that of an index. */
  orders: {
    newest: 'r.created_at DESC, r.id DESC',
    oldest: 'r.created_at, r.id',
    best: 'r.rating DESC, r.created_at DESC, r.id DESC',
    worst: 'r.rating, r.created_at, r.id',
    mostReported: 'r.open_reports DESC, r.id DESC',
    leastReported: 'r.open_reports, r.id',
  },
  countUpTo: ({ isSearched }) => (isSearched ? COUNTED_BY_TEXT : COUNTED),
  async itemsOf(rows, _ctx, reader) {
    // JSON has times as texts.
    const dated = <T extends { createdAt: Date }>(item: T): T => ({
      ...item,
      createdAt: new Date(item.createdAt),
    });
    return (await withCompanies(reader, rows)).map(({ fromAddress, fromFamily, ...row }) => ({
      ...row,
      answer: row.answer && dated(row.answer),
      reports: row.reports.map((report: RatingReportView) => dated(report)),
      burst: fromAddress >= BURST || fromFamily >= BURST ? { fromAddress, fromFamily } : null,
    }));
  },
  cells: {
    Número: ({ id }) => id,
    Empresa: ({ company }) => company.name,
    Nota: ({ rating }) => rating,
    Comentário: ({ comment }) => comment,
    Nome: ({ displayName }) => displayName,
    Bairro: ({ neighborhood }) => neighborhood,
    Útil: ({ usefulCount }) => usefulCount,
    Resposta: ({ answer }) => answer?.text,
    'De conta': ({ isFromAccount }) => isFromAccount,
    'Denúncias abertas': ({ openReports }) => openReports,
    Oculta: ({ isHidden }) => isHidden,
    Motivo: ({ hiddenReason }) => hiddenReason,
    'Do mesmo endereço em um dia': ({ burst }) => burst?.fromAddress,
    'Dada em': ({ createdAt }) => createdAt,
  },
  bulk: {
    subjects: ['reportedRating'],
    many: 'avaliações',
    only: (filter, action) =>
      filter.add(() => (action === 'reject' ? 'r.hidden_at IS NULL' : 'r.open_reports > 0')),
  },
};
