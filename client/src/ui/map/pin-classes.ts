import classes from './pin.module.css';

/** Returns the classes of an element without content that marks a point: exactly, or the surroundings. */
export const pinClasses = (isExact: boolean): string =>
  `${classes.mark} ${isExact ? classes.pin : classes.around}`;
