import classes from './drawing.module.css';
import { Awning, Drawing } from './drawing.tsx';

/** A closed shop under a magnifying glass. */
export function NothingFound() {
  return (
    <Drawing>
      <path className={classes.wall} d="M44 44h88v78H44z" />
      <path className={classes.glass} d="M54 78h36v30H54z" />
      <path className={classes.door} d="M98 76h24v46H98z" />
      <Awning x={40} y={40} />
      <circle className={classes.lens} cx="136" cy="70" r="27" />
      <path className={classes.handle} d="m157 91 20 21" />
      <path className={classes.line} d="M129 64c0-10 15-9 14 0-1 5-7 5-7 11M136 83h.1" />
    </Drawing>
  );
}
