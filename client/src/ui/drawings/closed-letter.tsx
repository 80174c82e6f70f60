import classes from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** A sealed letter behind a padlock. */
export function ClosedLetter() {
  return (
    <Drawing>
      <path
        className={classes.cream}
        d="M38 40h124a5 5 0 0 1 5 5v72a5 5 0 0 1-5 5H38a5 5 0 0 1-5-5V45a5 5 0 0 1 5-5z"
      />
      <path className={classes.slits} d="M37 45l63 44 63-44" />
      <path className={classes.line} d="M88 86v-9a12 12 0 0 1 24 0v9" />
      <path
        className={classes.gold}
        d="M82 85h36a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H82a4 4 0 0 1-4-4V89a4 4 0 0 1 4-4z"
      />
      <path className={classes.wood} d="M100 93a5 5 0 0 1 3 9l2 8H95l2-8a5 5 0 0 1 3-9z" />
    </Drawing>
  );
}
