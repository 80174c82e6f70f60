import classes from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** A house being painted: ladder, bucket and barrier. */
export function UnderRepair() {
  return (
    <Drawing>
      <path className={classes.wall} d="M50 34h96v88H50z" />
      <path className={classes.gold} d="M50 34h58c-4 14 4 20-2 32s4 20-4 30H50z" />
      <path className={classes.cloth} d="M46 28h104v8H46z" />
      <path className={classes.glass} d="M116 50h20v24h-20z" />
      <path className={classes.door} d="M114 88h22v34h-22z" />
      <path className={classes.line} d="M62 122 80 26M86 122 98 26M66 104h21M69 86h20M72 68h20M75 50h19" />
      <path className={classes.wood} d="M92 106h18l-2 16H94z" />
      <path className={classes.green} d="M92 106q9-16 18 0" />
      <path className={classes.wood} d="M150 96h6v26h-6zM178 96h6v26h-6z" />
      <path className={classes.cream} d="M144 92h46v13h-46z" />
      <path className={classes.cloth} d="M144 92h9l-5 13h-4zM162 92h9l-5 13h-9zM180 92h9l-5 13h-9z" />
    </Drawing>
  );
}
