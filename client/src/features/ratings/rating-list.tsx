import { type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { deferred } from '../../ui/hydration/deferred.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { Paging } from '../../ui/list/paging.tsx';
import { RatingItem } from './rating-item.tsx';
import type { RatingListFragment } from './rating-list.gen.ts';
import classes from './rating-list.module.css';
import { ratingOrderOf } from './rating-order-of.ts';

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
  /** Whether the viewer can rate the company now: owners cannot rate their own. */
  canRate: boolean;
  /** True while another page is loading and these ratings stay. */
  isLoading?: boolean;
}

function Later({ children }: { children: ReactNode }) {
  return useHydrated() && <Suspense fallback={null}>{children}</Suspense>;
}

/** Lists ratings page by page, in the order given by the URL. */
export function RatingList({ companyId, ratings, canRate, isLoading = false }: RatingListProps) {
  const order = ratingOrderOf(useSearchParams()[0]);
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
      {ratings.lastPage > 1 && (
        <div className={classes.order}>
          <Later>
            <Order companyId={companyId} order={order} />
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
        pathOf={(page) => paths.companyRatings(companyId, page, order)}
      />
    </>
  );
}
