import { Skeleton } from '@mantine/core';
import classes from './company-page.module.css';

/** The company page in its final shape, before the company is known. */
export function CompanySkeleton() {
  return (
    <div className={classes.page} role="status">
      <h1 className="visually-hidden">Carregando empresa…</h1>
      <Skeleton height={24} width={140} />
      <div className={classes.head}>
        <Skeleton height={96} width={96} radius="md" />
        <div className={classes.naming}>
          <Skeleton height={36} width="70%" />
          <Skeleton height={20} width="40%" />
        </div>
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Skeleton height={160} radius="lg" />
          <Skeleton height={320} radius="lg" />
        </div>
        <div className={classes.side}>
          <Skeleton height={200} radius="lg" />
        </div>
      </div>
    </div>
  );
}
