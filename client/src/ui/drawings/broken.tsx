import classes from './drawing.module.css';
import { Awning, Drawing } from './drawing.tsx';

/** A shop whose awning has come down and whose plug is out. */
export function Broken() {
  return (
    <Drawing>
      <path className={classes.wall} d="M40 40h92v82H40z" />
      <path className={classes.glass} d="M50 78h38v28H50z" />
      <path className={classes.door} d="M98 74h24v48H98z" />
      <g transform="rotate(9 38 40)">
        <Awning x={38} y={38} />
      </g>
      <path className={classes.line} d="M132 112h14c10 0 6-22 16-22" />
      <path className={classes.door} d="M160 80h10a10 10 0 0 1 0 20h-10z" />
      <path className={classes.line} d="M176 85h8M176 95h8" />
      <path className={classes.gold} d="m164 34-16 22h10l-6 18 18-24h-10l8-16z" />
    </Drawing>
  );
}
