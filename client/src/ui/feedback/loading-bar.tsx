import classes from './loading-bar.module.css';

/** Shows a bar at the top of the window while something that was opened is loading. */
export const LoadingBar = () => <div className={classes.bar} />;
