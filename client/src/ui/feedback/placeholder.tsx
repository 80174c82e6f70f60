import classes from './placeholder.module.css';

interface PlaceholderProps {
  /** In pixels. */
  height: number;
  /** In pixels, or as CSS has it; all there is when absent. */
  width?: number | string;
}

/** A grey place in the size of what is being loaded. Mantine's has more to it than the public pages' budget. */
export const Placeholder = (size: PlaceholderProps) => <div className={classes.place} style={size} />;
