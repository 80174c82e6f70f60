import { Changes } from '../changes/changes.tsx';
import type { AuditRowFragment } from './audit.gen.ts';

/** Shows the values of an entry before and after. */
export const AuditChanges = ({ changes }: Pick<AuditRowFragment, 'changes'>) =>
  changes.length === 0 ? '—' : <Changes changes={changes} />;
