import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { ChangeFeed } from '../database/change-feed.ts';
import { oneRow, type Statement } from '../database/statement.ts';
import type { Context, Services } from '../graphql/context.ts';
import { PublicRead } from '../graphql/field-marks.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';

@ObjectType({ simpleResolvers: true, description: 'The figures of the home page.' })
class SiteStatistics {
  @Field(() => Int, { description: 'Approved and active companies.' })
  companiesCount!: number;

  @Field(() => Int, { description: 'Visible categories.' })
  categoriesCount!: number;

  @Field(() => Int, { description: 'Cities with at least one such company.' })
  citiesCount!: number;

  @Field(() => Int, { description: 'Percent of the ratings that are 4 or 5; 99 while there are none.' })
  satisfactionRate!: number;
}

@ForKeys('any')
@Resolver(() => SiteStatistics)
export class StatisticsResolver {
  @PublicRead()
  @MayCall('anyone')
  @Query(() => SiteStatistics, {
    description: 'Counted figures; at most a minute old where counting is slow.',
  })
  siteStatistics(@Ctx() ctx: Context): Promise<SiteStatistics> {
    return siteStatistics(ctx);
  }
}

const COUNT: Statement = {
  name: 'site_statistics',
  text: `SELECT
      (SELECT count(*)::int FROM companies WHERE is_approved AND is_active) AS "companiesCount",
      (SELECT count(*)::int FROM categories WHERE is_visible) AS "categoriesCount",
      (SELECT count(*)::int FROM cities city WHERE EXISTS (
         SELECT FROM companies c WHERE c.city_id = city.id AND c.is_approved AND c.is_active)) AS "citiesCount",
      (SELECT coalesce(round(100.0 * count(*) FILTER (WHERE rating >= 4) / nullif(count(*), 0)), 99)::int
         FROM ratings WHERE hidden_at IS NULL) AS "satisfactionRate"`,
};
/** Below this the figures are recounted after each change, above it in the background at most each minute. */
const CHEAP_MS = 50;
const REST_MS = 60_000;

/** The last figures of this instance, and whether counting is slow. */
class Counter {
  readonly #services: Pick<Services, 'db' | 'changeFeed' | 'log'>;
  #value: SiteStatistics | null = null;
  #isSlow = false;
  #isDirty = true;
  #timer: NodeJS.Timeout | undefined;

  constructor(services: Pick<Services, 'db' | 'changeFeed' | 'log'>) {
    this.#services = services;
    services.changeFeed.onChange((tag) => {
      if (tag === 'statistics') return;
      this.#isDirty = true;
      if (this.#isSlow) this.#recountLater();
    });
  }

  get isSlow(): boolean {
    return this.#isSlow;
  }

  async read(): Promise<SiteStatistics> {
    const isFresh = !this.#isDirty && this.#services.changeFeed.listening;
    if (this.#value && (isFresh || this.#isSlow)) {
      if (!isFresh) this.#recountLater();
      return this.#value;
    }
    return this.#count();
  }

  /** Counts now. Concurrent requests do not share a count: the later one may follow a change. */
  async #count(): Promise<SiteStatistics> {
    this.#isDirty = false;
    const begun = performance.now();
    try {
      this.#value = await oneRow<SiteStatistics>(this.#services.db.reads, COUNT);
      this.#isSlow = performance.now() - begun > CHEAP_MS;
      return this.#value;
    } catch (error) {
      this.#isDirty = true;
      throw error;
    }
  }

  #recountLater(): void {
    if (this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#count().then(
        () => this.#services.changeFeed.notifyHere('statistics'),
        (error: unknown) => {
          this.#services.log.warn({ err: error }, 'As estatísticas não puderam ser contadas.');
          this.#recountLater();
        },
      );
    }, REST_MS).unref();
  }
}

const counterOf = new WeakMap<ChangeFeed, Counter>();

/** Returns the figures of the home page; up to a minute old where counting is slow. */
async function siteStatistics(ctx: Context): Promise<SiteStatistics> {
  let counter = counterOf.get(ctx.changeFeed);
  if (!counter) {
    counter = new Counter(ctx.services);
    counterOf.set(ctx.changeFeed, counter);
  }
  const statistics = await counter.read();
  ctx.answer.tags.add('statistics');
  if (!counter.isSlow) ctx.answer.tags.add('companies').add('categories');
  return statistics;
}
