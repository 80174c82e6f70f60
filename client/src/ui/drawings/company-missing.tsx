import classes from './drawing.module.css';
import { Drawing } from './drawing.tsx';

/** A free place between two houses. */
export function CompanyMissing() {
  return (
    <Drawing>
      <path className={classes.wall} d="M14 52h46v70H14z" />
      <path className={classes.cloth} d="M12 46h50v8H12z" />
      <path className={classes.glass} d="M22 64h12v18H22zM41 64h12v18H41z" />
      <path className={classes.door} d="M29 94h16v28H29z" />
      <path className={classes.gold} d="M140 36h46v86h-46z" />
      <path className={classes.door} d="M138 30h50v8h-50zM155 94h16v28h-16z" />
      <path
        className={classes.glass}
        d="M148 48h12v16h-12zM166 48h12v16h-12zM148 72h12v16h-12zM166 72h12v16h-12z"
      />
      <path className={classes.back} d="M68 56h64v64H68z" />
      <path className={classes.wood} d="M97 84h6v38h-6z" />
      <path className={classes.board} d="M80 62h40v28H80z" />
      <path className={classes.chalk} d="M96 71c0-7 10-6 9 0-1 4-5 4-5 7M100 84h.1" />
      <path
        className={classes.green}
        d="M76 120c0-6-3-8-4-10M80 120c0-5 2-8 4-10M122 120c0-6-2-7-4-9M126 120c0-5 2-7 3-9"
      />
    </Drawing>
  );
}
