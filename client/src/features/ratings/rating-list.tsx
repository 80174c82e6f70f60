import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { NothingRated } from '../../components/drawings/nothing-rated.tsx';
import { Paging } from '../../components/paging.tsx';
import { useSession } from '../../lib/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { paths } from '../../paths.ts';
import type { PublicRatingToolsProps } from './public-rating-tools.tsx';
import { RatingItem } from './rating-item.tsx';
import type { RatingListFragment } from './rating-list.gen.ts';
import classes from './rating-list.module.css';

/** The page is read before anybody reports or answers: its code comes after. Without it the list is as it is. */
const Tools = lazy<ComponentType<PublicRatingToolsProps>>(() =>
  import('./public-rating-tools.tsx').then(
    ({ PublicRatingTools }) => ({ default: PublicRatingTools }),
    () => ({ default: () => null }),
  ),
);

interface RatingListProps {
  companyId: string;
  ratings: RatingListFragment;
  /** Whether the company can be rated now. */
  isOpen: boolean;
}

/** What visitors said, the newest first, page by page. */
export function RatingList({ companyId, ratings, isOpen }: RatingListProps) {
  const session = useSession();
  const isHydrated = useHydrated();
  if (ratings.total === 0) {
    return (
      <div className={classes.nobody}>
        <NothingRated />
        <p>
          Ninguém avaliou esta empresa ainda.
          {/* An owner is not asked to rate the own company. */}
          {isOpen && session?.user.role !== 'company' && ' Seja a primeira pessoa!'}
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
        pathOf={(page) => paths.companyRatings(companyId, page)}
      />
    </>
  );
}
