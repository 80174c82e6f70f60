import { memo } from 'react';
import classes from './cover.module.css';
import covers from './covers.svg?no-inline';

/** The drawings of covers.svg, each with its ground. */
const TINTS = {
  shop: 'green',
  food: 'coral',
  bakery: 'yellow',
  cafe: 'coral',
  bar: 'violet',
  beauty: 'violet',
  health: 'blue',
  dentist: 'blue',
  pharmacy: 'green',
  car: 'blue',
  construction: 'yellow',
  clothes: 'coral',
  school: 'yellow',
  office: 'blue',
  technology: 'violet',
  pets: 'green',
  fitness: 'blue',
  hotel: 'violet',
  market: 'green',
  home: 'blue',
  events: 'coral',
  finance: 'green',
  transport: 'yellow',
  factory: 'coral',
} as const;

export type CoverName = keyof typeof TINTS;

/** Shows the drawing of a kind of business, filling its container; decoration. All drawings are one file. */
export const Cover = memo(({ name }: { name: CoverName }) => (
  <span className={classes.cover} data-tint={TINTS[name]} aria-hidden="true">
    <svg aria-hidden="true" focusable="false">
      <use href={`${covers}#back`} />
    </svg>
    <svg aria-hidden="true" focusable="false">
      <use href={`${covers}#${name}`} />
    </svg>
  </span>
));
