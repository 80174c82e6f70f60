import classes from './open-sign.module.css';

/** Draws the sign in a shop's door; decoration. */
export function OpenSign({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 220 170" aria-hidden="true" focusable="false">
      <path className={classes.cord} d="M60 66 110 14l50 52" />
      <circle className={classes.nail} cx="110" cy="14" r="7" />
      <g transform="rotate(-4 110 100)">
        <rect className={classes.board} x="18" y="62" width="184" height="84" rx="14" />
        <rect className={classes.rim} x="27" y="71" width="166" height="66" rx="8" />
        <text className={classes.word} x="110" y="117">
          ABERTO
        </text>
      </g>
    </svg>
  );
}
