import { Changes } from '../changes.tsx';
import type { AuditRowFragment } from './audit.gen.ts';
import classes from './audit.module.css';

/** So many stand open; more are opened by a press. */
const SHOWN = 3;

/** What an entry says was so before and after. What stayed as it was is left out. */
export function AuditChanges({ changes }: Pick<AuditRowFragment, 'changes'>) {
  const told = changes.filter(({ beforeText, afterText }) => beforeText !== afterText);
  if (told.length === 0) return '—';
  if (told.length <= SHOWN) return <Changes changes={told} />;
  return (
    <details className={classes.details}>
      <summary>{told.length} campos</summary>
      <Changes changes={told} />
    </details>
  );
}
