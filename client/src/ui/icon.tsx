import classes from './icon.module.css';
import shapes from './icons.json';

export type IconName = keyof typeof shapes;

/** Shows a shape of icons.json, drawn on 24 × 24 in strokes of the text's colour; decoration. Size in pixels. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={classes.icon}
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
