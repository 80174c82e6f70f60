import { Link } from 'react-router-dom';
import { NothingRated } from '../../components/drawings/nothing-rated.tsx';
import { Paging } from '../../components/paging.tsx';
import { StarRow } from '../../components/stars.tsx';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import type { RatingListFragment } from './rating-list.gen.ts';
import classes from './rating-list.module.css';

/** What visitors said, the newest first, page by page. */
export function RatingList({ companyId, ratings }: { companyId: string; ratings: RatingListFragment }) {
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
      <ul className={classes.list}>
        {ratings.items.map(({ id, rating, comment, createdAt }) => (
          <li key={id} className={classes.rating}>
            <p className={classes.head}>
              <StarRow value={rating} />
              <span className="visually-hidden">{rating === 1 ? '1 estrela' : `${rating} estrelas`},</span>
              <time dateTime={createdAt} className={classes.date}>
                {formatDate(createdAt)}
              </time>
            </p>
            {comment && <p className={classes.comment}>{comment}</p>}
          </li>
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
