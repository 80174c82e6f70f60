import { type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatAmount } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { deferred } from '../../ui/hydration/deferred.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { Paging } from '../../ui/list/paging.tsx';
import { RatingHistogram } from './rating-histogram.tsx';
import { RatingItem } from './rating-item.tsx';
import type { RatingListFragment } from './rating-list.gen.ts';
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
        Não há tantas avaliações. <Link to={paths.companyRatings(companyId, 1)}>Ver as mais recentes</Link>
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
