import classes from './pavement.module.css';

/** Shows a strip of Portuguese pavement with the waves of Brazil's promenades; `thin` as a border. Decoration. */
export function Pavement({ thin = false }: { thin?: boolean }) {
  return <div className={classes.pavement} data-thin={thin || undefined} />;
}
