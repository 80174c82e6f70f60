import { type ReactNode, useId } from 'react';
import classes from './promo.module.css';

/** Class of the link or button in it. */
export const promoAction = classes.action;

interface PromoProps {
  title: string;
  text: string;
  /** Link or button to the offer. */
  children: ReactNode;
}

/** A coloured band that offers something. */
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
