import classes from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** An empty shopping basket waiting for hearts. */
export function NothingSaved() {
  return (
    <Drawing>
      <path
        className={classes.cloth}
        d="M100 56C86 45 79 38 79 29a11 11 0 0 1 21-5 11 11 0 0 1 21 5c0 9-7 16-21 27z"
      />
      <path className={classes.green} d="M66 78c4-38 64-38 68 0" />
      <path className={classes.gold} d="M48 76h104l-10 46H58z" />
      <path className={classes.wood} d="M44 70h112a4 4 0 0 1 0 12H44a4 4 0 0 1 0-12z" />
      <path className={classes.slits} d="M70 92l4 20M90 92l2 20M110 92l-2 20M130 92l-4 20" />
    </Drawing>
  );
}
