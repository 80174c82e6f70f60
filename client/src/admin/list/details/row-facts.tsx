import type { ReactNode } from 'react';
import classes from './row-details.module.css';

interface RowFactsProps {
  /** Names and values; those without a value are left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Lists what is known of a row. */
export const RowFacts = ({ facts }: RowFactsProps) => (
  <dl className={classes.facts}>
    {facts.map(
      ([name, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        value !== false && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
