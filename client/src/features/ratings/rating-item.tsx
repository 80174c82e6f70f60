import type { ReactNode } from 'react';
import { formatAmount, formatDate } from '../../lib/format.ts';
import { StarRow } from '../../ui/stars.tsx';
import type { ListedRatingFragment } from './rating-list.gen.ts';
import classes from './rating-list.module.css';

interface RatingItemProps {
  rating: ListedRatingFragment;
  /** Its buttons, in a row whose height is reserved. */
  children?: ReactNode;
}

/** Shows a visitor's rating and the company's answer. */
export function RatingItem({ rating: { rating, comment, answer, createdAt }, children }: RatingItemProps) {
  return (
    <li className={classes.rating}>
      <p className={classes.head}>
        <StarRow value={rating} />
        <span className="visually-hidden">{formatAmount(rating, 'estrela', 'estrelas')},</span>
        <time dateTime={createdAt} className={classes.date}>
          {formatDate(createdAt)}
        </time>
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
        </div>
      )}
      <div className={classes.tools}>{children}</div>
    </li>
  );
}
