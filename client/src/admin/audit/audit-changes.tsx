import { Changes } from '../list/changes.tsx';
import type { AuditRowFragment } from './audit.gen.ts';
import classes from './audit.module.css';

/** Longer lists of changes are collapsed. */
const SHOWN = 3;

/** Shows the values of an entry before and after. */
export function AuditChanges({ changes }: Pick<AuditRowFragment, 'changes'>) {
  if (changes.length === 0) return '—';
  if (changes.length <= SHOWN) return <Changes changes={changes} />;
  return (
    <details className={classes.details}>
      <summary>{changes.length} campos</summary>
      <Changes changes={changes} />
    </details>
  );
}
