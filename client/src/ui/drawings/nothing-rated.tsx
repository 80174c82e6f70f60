import classes from './drawing.module.css';
import { Drawing } from './drawing.tsx';

const STAR = 'l3.6 7.3 8 1.2-5.8 5.6 1.4 8-7.2-3.8-7.2 3.8 1.4-8-5.8-5.6 8-1.2z';

/** A board before the shop, its stars still to be filled. */
export function NothingRated() {
  return (
    <Drawing>
      <path className={classes.wood} d="M58 122 74 22h8L66 122zM142 122 126 22h-8l16 100z" />
      <path className={classes.board} d="M62 26h76l9 78H53z" />
      <path className={classes.gold} d={`M74 40${STAR}`} />
      <path className={classes.chalk} d={`M100 40${STAR}M126 40${STAR}`} />
      <path className={classes.chalk} d="M70 76h60M70 87h40" />
      <path className={classes.gold} d="m150 110 22-50 9 4-22 50-10 8z" />
      <path className={classes.cloth} d="m172 60 3-6q6-2 9 4l-3 6z" />
    </Drawing>
  );
}
