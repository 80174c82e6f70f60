import { type RefObject, useRef, useState } from 'react';
import { formatAmount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import formClasses from '../../ui/form/form.module.css';
import { WaitingItem } from '../../ui/list/waiting-item.tsx';
import { StarRow } from '../../ui/stars.tsx';
import { AnswerRatingFields } from './answer-rating-fields.tsx';
import { ratingAuthor } from './rating-author.ts';
import type { ListedRatingFragment } from './rating-list.gen.ts';
import { RatingTools } from './rating-tools.tsx';
import { useAnswerRating } from './use-answer-rating.ts';

interface WaitingRatingProps {
  rating: ListedRatingFragment;
  /** Named where the owner has several companies. */
  companyName: string | undefined;
  /** Called once it is answered. */
  onDone(): void;
}

interface AnswerFormProps extends Pick<WaitingRatingProps, 'rating' | 'onDone'> {
  draft: RefObject<string>;
}

function AnswerForm({ rating, onDone, draft }: AnswerFormProps) {
  const { form, problem, formProps } = useAnswerRating(rating, onDone, draft);
  return (
    <form {...formProps} aria-label="Responder à avaliação">
      <AnswerRatingFields form={form} />
      <Problem text={problem} />
      <div className={formClasses.actions}>
        <Button type="submit" loading={form.submitting}>
          Publicar resposta
        </Button>
      </div>
    </form>
  );
}

/** Shows a rating without an answer to its owner, to be answered in place. */
export function WaitingRating({ rating, companyName, onDone }: WaitingRatingProps) {
  const [isAnswering, setIsAnswering] = useState(false);
  const draft = useRef('');
  return (
    <WaitingItem
      id={`rating-${rating.id}`}
      title={formatAmount(rating.rating, 'estrela', 'estrelas')}
      mark={<StarRow value={rating.rating} />}
      detail={[ratingAuthor(rating), companyName].filter(Boolean).join(', ')}
      since={rating.createdAt}
      text={rating.comment}
      actions={
        <>
          <Button variant="default" aria-expanded={isAnswering} onClick={() => setIsAnswering(!isAnswering)}>
            Responder
          </Button>
          <RatingTools rating={rating} isOwner={false} />
        </>
      }
    >
      {isAnswering && <AnswerForm rating={rating} onDone={onDone} draft={draft} />}
    </WaitingItem>
  );
}
