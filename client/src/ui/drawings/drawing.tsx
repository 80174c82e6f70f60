import type { ReactNode } from 'react';
import classes from './drawing.module.css';

/** The frame of every small drawing, 200 × 140, with the pavement it stands on at 122; decoration. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 200 140" aria-hidden="true" focusable="false">
      <rect className={classes.ground} x="4" y="122" width="192" height="13" rx="6.5" />
      <path
        className={classes.waves}
        d="M14 129c8 0 8-4 16-4s8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4 8 4 16 4 8-3 12-4"
      />
      {children}
    </svg>
  );
}

/** An awning of six stripes, 96 wide, its left upper corner at the given place. */
export function Awning({ x, y }: { x: number; y: number }) {
  const stripe = 'h16v16a8 8 0 0 1-16 0z';
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={classes.cloth} d={`M0 0${stripe}M32 0${stripe}M64 0${stripe}`} />
      <path className={classes.cream} d={`M16 0${stripe}M48 0${stripe}M80 0${stripe}`} />
    </g>
  );
}
