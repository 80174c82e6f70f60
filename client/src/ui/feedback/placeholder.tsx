import classes from './placeholder.module.css';

interface PlaceholderProps {
  /** In pixels. */
  height: number;
  /** In pixels or a CSS length; full width unless given. */
  width?: number | string;
}

/** Shows a grey box in the size of what is loading. Mantine's Skeleton is too large for the public pages' budget. */
export const Placeholder = (size: PlaceholderProps) => <div className={classes.box} style={size} />;
