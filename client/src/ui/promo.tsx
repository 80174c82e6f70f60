import { type ReactNode, useId } from 'react';
import classes from './promo.module.css';

/** CSS class of its link or button. */
export const promoAction = classes.action;

interface PromoProps {
  title: string;
  text: string;
  /** Link or button to the offer. */
  children: ReactNode;
}

/** Shows a coloured band with an offer. */
export function Promo({ title, text, children }: PromoProps) {
  const id = useId();
  return (
    <section className={classes.promo} aria-labelledby={id}>
      <div className={classes.words}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
