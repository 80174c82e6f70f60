import { Placeholder } from '../../ui/feedback/placeholder.tsx';
import headClasses from './company-head.module.css';
import classes from './company-page.module.css';

/** Shows a placeholder of the company page while it is loading. */
export function CompanySkeleton() {
  return (
    <div className={classes.page} role="status">
      <h1 className="visually-hidden">Carregando empresa…</h1>
      <Placeholder height={24} width={140} />
      <div className={classes.columns}>
        <div className={headClasses.head}>
          <div className={headClasses.cover}>
            <Placeholder height={240} />
          </div>
          <div className={headClasses.naming}>
            <Placeholder height={36} width="70%" />
            <Placeholder height={20} width="40%" />
          </div>
          <Placeholder height={110} />
        </div>
        <div className={classes.reach}>
          <Placeholder height={280} />
        </div>
        <div className={classes.main}>
          <Placeholder height={160} />
          <Placeholder height={320} />
        </div>
      </div>
    </div>
  );
}
