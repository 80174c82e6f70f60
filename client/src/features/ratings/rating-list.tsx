import type { CSSProperties } from 'react';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { formatAmount, formatDate, formatNumber, formatRatings } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { deferred } from '../../ui/hydration/deferred.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { Paging } from '../../ui/list/paging.tsx';
import { StarRow } from '../../ui/stars.tsx';
import { ratingAuthor } from './rating-author.ts';
import type { ListedRatingFragment, RatingListFragment } from './rating-list.gen.ts';
import classes from './rating-list.module.css';
import { ratingOrderOf, ratingStarsOf } from './rating-order-of.ts';

const NothingRated = deferred(async () => (await import('../../ui/drawings/nothing-rated.tsx')).NothingRated);
// Reading comes first: the code for reporting, answering and sorting is loaded later.
const tools = () => import('./public-rating-tools.tsx');
const Tools = lazyOr(
  async () => (await tools()).PublicRatingTools,
  () => null,
);
const Order = lazyOr(
  async () => (await tools()).RatingOrder,
  () => null,
);

interface RatingListProps {
  companyId: string;
  ratings: RatingListFragment;
  /** How many have 1, 2, 3, 4 and 5 stars. */
  counts: readonly number[];
  /** Whether the viewer can rate the company now: owners cannot rate their own. */
  canRate: boolean;
  /** True while another page is loading and these ratings stay. */
  isLoading?: boolean;
}

function Later({ children }: { children: ReactNode }) {
  return useHydrated() && <Suspense fallback={null}>{children}</Suspense>;
}

/** Lists ratings page by page, in the order given by the URL. */
export function RatingList({ companyId, ratings, counts, canRate, isLoading = false }: RatingListProps) {
  const [search] = useSearchParams();
  const order = ratingOrderOf(search);
  const stars = ratingStarsOf(search);
  const histogram = <RatingHistogram companyId={companyId} counts={counts} order={order} stars={stars} />;
  if (ratings.total === 0 && stars) {
    return (
      <>
        {histogram}
        <p>Nenhuma avaliação com {formatAmount(stars, 'estrela', 'estrelas')}.</p>
      </>
    );
  }
  if (ratings.total === 0) {
    return (
      <div className={classes.nobody}>
        <NothingRated />
        <p>
          Ninguém avaliou esta empresa ainda.
          {canRate && ' Seja a primeira pessoa!'}
        </p>
      </div>
    );
  }
  if (ratings.items.length === 0) {
    return (
      <p>
        Não há tantas avaliações. <Link to={paths.companyRatings(companyId, 1)}>Ver as primeiras</Link>
      </p>
    );
  }
  return (
    <>
      {histogram}
      {ratings.lastPage > 1 && (
        <div className={classes.order}>
          <Later>
            <Order companyId={companyId} order={order} stars={stars} />
          </Later>
        </div>
      )}
      <ul className={classes.list} aria-busy={isLoading}>
        {ratings.items.map((rating) => (
          <RatingItem key={rating.id} rating={rating}>
            <Later>
              <Tools companyId={companyId} rating={rating} />
            </Later>
          </RatingItem>
        ))}
      </ul>
      <Paging
        label="Páginas de avaliações"
        page={ratings.page}
        lastPage={ratings.lastPage}
        pathOf={(page) => paths.companyRatings(companyId, page, order, stars)}
      />
    </>
  );
}

interface RatingHistogramProps {
  companyId: string;
  /** How many ratings have 1, 2, 3, 4 and 5 stars. */
  counts: readonly number[];
  /** Of the list; undefined is the default. */
  order: string | undefined;
  /** Only ratings with so many stars are listed. */
  stars: number | undefined;
}

/** Shows how many ratings have 5 to 1 stars; each line lists those alone. */
function RatingHistogram({ companyId, counts, order, stars: chosen }: RatingHistogramProps) {
  const { state } = useLocation();
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <div className={classes.histogram}>
      <ul className={classes.lines} aria-label="Avaliações por nota">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0;
          const share = Math.round((100 * count) / total);
          return (
            <li key={stars}>
              <Link
                className={classes.line}
                to={paths.companyRatings(companyId, 1, order, chosen === stars ? undefined : stars)}
                state={state}
                aria-current={chosen === stars || undefined}
              >
                <span aria-hidden="true">{stars} ★</span>
                <span className="visually-hidden">
                  {formatAmount(stars, 'estrela', 'estrelas')}: {formatRatings(count)}, {share}%
                </span>
                <span className={classes.bar} style={{ '--share': `${share}%` } as CSSProperties} />
                <span className={classes.count} aria-hidden="true">
                  {formatNumber(count)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {chosen !== undefined && (
        <p className={classes.chosen}>
          Só avaliações com {formatAmount(chosen, 'estrela', 'estrelas')}.{' '}
          <Link to={paths.companyRatings(companyId, 1, order)} state={state}>
            Ver todas
          </Link>
        </p>
      )}
    </div>
  );
}

interface RatingItemProps {
  rating: ListedRatingFragment;
  /** Its buttons, in a row whose height is reserved. */
  children?: ReactNode;
}

/** Shows a visitor's rating and the company's answer. */
function RatingItem({ rating: listed, children }: RatingItemProps) {
  const { rating, comment, answer, createdAt, changedAt } = listed;
  const author = ratingAuthor(listed);
  return (
    <li className={classes.rating}>
      <p className={classes.head}>
        <StarRow value={rating} />
        <span className="visually-hidden">{formatAmount(rating, 'estrela', 'estrelas')},</span>
        {author && <span className={classes.author}>{author}</span>}
        <time dateTime={createdAt} className={classes.date}>
          {formatDate(createdAt)}
        </time>
        {changedAt && <span className={classes.date}>alterada em {formatDate(changedAt)}</span>}
      </p>
      {comment && <p className={classes.comment}>{comment}</p>}
      {answer && (
        <div className={classes.answer}>
          <p>
            <strong>Resposta da empresa</strong>{' '}
            <time dateTime={answer.createdAt} className={classes.date}>
              {formatDate(answer.createdAt)}
            </time>
          </p>
          <p className={classes.comment}>{answer.text}</p>
          {answer.isOutdated && (
            <p className={classes.date}>A avaliação foi alterada depois desta resposta.</p>
          )}
        </div>
      )}
      <div className={classes.tools}>{children}</div>
    </li>
  );
}
