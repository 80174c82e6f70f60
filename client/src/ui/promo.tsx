import { type ReactNode, useId } from 'react';
import classes from './promo.module.css';

/** Of the link or button in it. */
export const promoAction = classes.action;

interface PromoProps {
  title: string;
  text: string;
  /** The way to what is offered. */
  children: ReactNode;
}

/** A band of colour that offers something, with the way to it. */
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
