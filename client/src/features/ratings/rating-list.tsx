import { type ComponentType, lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { NothingRated } from '../../components/drawings/nothing-rated.tsx';
import { Paging } from '../../components/paging.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { paths } from '../../paths.ts';
import type { PublicRatingToolsProps } from './public-rating-tools.tsx';
import { RatingItem } from './rating-item.tsx';
import type { RatingListFragment } from './rating-list.gen.ts';
import classes from './rating-list.module.css';
import type { RatingOrderProps } from './rating-order.tsx';
import { ratingOrderOf } from './rating-order-of.ts';

/** The page is read before anybody reports or answers: its code comes after. Without it the list is as it is. */
const Tools = lazy<ComponentType<PublicRatingToolsProps>>(() =>
  import('./public-rating-tools.tsx').then(
    ({ PublicRatingTools }) => ({ default: PublicRatingTools }),
    () => ({ default: () => null }),
  ),
);

const Order = lazy<ComponentType<RatingOrderProps>>(() =>
  import('./rating-order.tsx').then(
    ({ RatingOrder }) => ({ default: RatingOrder }),
    () => ({ default: () => null }),
  ),
);

/** What visitors said, page by page, in the order of the address. */
export function RatingList({ companyId, ratings }: { companyId: string; ratings: RatingListFragment }) {
  const isHydrated = useHydrated();
  const order = ratingOrderOf(useSearchParams()[0]);
  if (ratings.total === 0) {
    return (
      <div className={classes.nobody}>
        <NothingRated />
        <p>Ninguém avaliou esta empresa ainda. Seja a primeira pessoa!</p>
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
          {isHydrated && (
            <Suspense fallback={null}>
              <Order companyId={companyId} order={order} />
            </Suspense>
          )}
        </div>
      )}
      <ul className={classes.list}>
        {ratings.items.map((rating) => (
          <RatingItem key={rating.id} rating={rating}>
            {isHydrated && (
              <Suspense fallback={null}>
                <Tools companyId={companyId} rating={rating} />
              </Suspense>
            )}
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
