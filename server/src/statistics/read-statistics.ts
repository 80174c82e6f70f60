import type { Changes } from '../lib/changes.ts';
import type { Context } from '../lib/context.ts';
import type { Statement } from '../lib/sql.ts';
import type { SiteStatistics } from './site-statistics.ts';

const COUNT: Statement = {
  name: 'site_statistics',
  text: `SELECT
      (SELECT count(*)::int FROM companies WHERE is_approved AND is_active) AS "companiesCount",
      (SELECT count(*)::int FROM categories WHERE is_visible) AS "categoriesCount",
      (SELECT count(*)::int FROM cities city WHERE EXISTS (
         SELECT FROM companies c WHERE c.city_id = city.id AND c.is_approved AND c.is_active)) AS "citiesCount",
      (SELECT coalesce(round(100.0 * count(*) FILTER (WHERE rating >= 4) / nullif(count(*), 0)), 99)::int
         FROM ratings) AS "satisfactionRate"`,
};
/** Cheaper than this it is counted anew after each change; dearer, in the background and at most each minute. */
const CHEAP_MS = 50;
const REST_MS = 60_000;

interface Kept {
  value: SiteStatistics | null;
  costMs: number;
  countedAt: number;
  dirty: boolean;
  counting: Promise<SiteStatistics> | null;
}

const keptOf = new WeakMap<Changes, Kept>();

function keptFor(changes: Changes): Kept {
  const known = keptOf.get(changes);
  if (known) return known;
  const kept: Kept = { value: null, costMs: 0, countedAt: 0, dirty: true, counting: null };
  changes.onChange((tag) => {
    if (tag !== 'statistics') kept.dirty = true;
  });
  keptOf.set(changes, kept);
  return kept;
}

async function count(ctx: Context, kept: Kept): Promise<SiteStatistics> {
  kept.dirty = false;
  const begun = performance.now();
  try {
    const [row] = await ctx.db.reads.query<SiteStatistics>(COUNT);
    if (!row) throw new Error('Counting gave no row.');
    kept.value = row;
    kept.countedAt = Date.now();
    kept.costMs = performance.now() - begun;
    return row;
  } catch (error) {
    kept.dirty = true;
    throw error;
  } finally {
    kept.counting = null;
  }
}

/** The figures of the home page; where counting has become slow they may be a minute old. */
export async function siteStatistics(ctx: Context): Promise<SiteStatistics> {
  const kept = keptFor(ctx.changes);
  const slow = kept.costMs > CHEAP_MS;
  ctx.answer.tags.add('statistics');
  if (!slow) ctx.answer.tags.add('companies').add('categories');
  const fresh = !kept.dirty && ctx.changes.listening;
  if (kept.value && fresh) return kept.value;
  if (!kept.value || !slow) {
    kept.counting ??= count(ctx, kept);
    return kept.counting;
  }
  if (!kept.counting && Date.now() - kept.countedAt > REST_MS) {
    kept.counting = count(ctx, kept);
    kept.counting
      .then(() => ctx.changes.tellHere('statistics'))
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'As estatísticas não puderam ser contadas.'));
  }
  return kept.value;
}
