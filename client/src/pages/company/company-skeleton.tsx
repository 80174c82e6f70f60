import { Placeholder } from '../../ui/feedback/placeholder.tsx';
import classes from './company-page.module.css';

/** Shows a placeholder of the company page while it is loading. */
export function CompanySkeleton() {
  return (
    <div className={classes.page} role="status">
      <h1 className="visually-hidden">Carregando empresa…</h1>
      <Placeholder height={24} width={140} />
      <div className={classes.head}>
        <Placeholder height={96} width={96} />
        <div className={classes.naming}>
          <Placeholder height={36} width="70%" />
          <Placeholder height={20} width="40%" />
        </div>
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Placeholder height={160} />
          <Placeholder height={320} />
        </div>
        <div className={classes.side}>
          <Placeholder height={200} />
        </div>
      </div>
    </div>
  );
}
