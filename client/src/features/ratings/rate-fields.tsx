import type { ReactNode } from 'react';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';
import { StarInput } from '../../ui/form/star-input.tsx';

/** In code points. */
const COMMENT_LIMIT = 1_000;

interface RateFieldsProps {
  legend: string;
  /** 0 while no stars are chosen, which hides the comment. */
  rating: number;
  comment: string;
  setRating(rating: number): void;
  setComment(comment: string): void;
  disabled?: boolean;
  /** Between stars and comment. */
  children?: ReactNode;
}

/** Shows the stars and, once some are chosen, the comment of a rating. */
export function RateFields(props: RateFieldsProps) {
  const { legend, rating, comment, setRating, setComment, disabled = false, children } = props;
  return (
    <>
      <StarInput legend={legend} value={rating} onChange={setRating} disabled={disabled} />
      {children}
      {rating > 0 && (
        <CountedTextArea
          label="Comentário (opcional)"
          value={comment}
          limit={COMMENT_LIMIT}
          onChange={setComment}
          rows={4}
        />
      )}
    </>
  );
}
