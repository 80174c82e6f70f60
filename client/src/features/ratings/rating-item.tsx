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
export function RatingItem({
  rating: { rating, comment, answer, createdAt, changedAt },
  children,
}: RatingItemProps) {
  return (
    <li className={classes.rating}>
      <p className={classes.head}>
        <StarRow value={rating} />
        <span className="visually-hidden">{formatAmount(rating, 'estrela', 'estrelas')},</span>
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
