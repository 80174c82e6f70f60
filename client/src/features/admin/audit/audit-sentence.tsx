import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import type { AuditRowFragment } from './audit.gen.ts';
import classes from './audit.module.css';
import { ACTIONS } from './audit-actions.ts';
import { actorText, subjectPath, subjectText } from './audit-subject.ts';

function Actor({ entry }: { entry: AuditRowFragment }) {
  const text = actorText(entry);
  if (entry.actorId === null) return text;
  return <Link to={paths.adminAudit({ actor: entry.actorId })}>{text}</Link>;
}

function Subject({ entry }: { entry: AuditRowFragment }) {
  const path = subjectPath(entry);
  return path === undefined ? subjectText(entry) : <Link to={path}>{subjectText(entry)}</Link>;
}

/** Access to messages is one action for giving and taking; so is cancelling an import, begun or not. */
function sentenceOf(entry: AuditRowFragment): string {
  const access = entry.changes.find(({ field }) => field === 'hasMessageAccess')?.after;
  if (entry.action === 'company.message-access' && access === 'true') {
    return 'liberou o acesso às mensagens da empresa {}';
  }
  if (entry.action === 'company.message-access' && access === 'false') {
    return 'tirou o acesso às mensagens da empresa {}';
  }
  const status = entry.changes.find(({ field }) => field === 'status')?.before;
  if (entry.action === 'import.cancel' && (status === 'uploaded' || status === 'checked'))
    return 'descartou o arquivo da importação {}';
  return ACTIONS[entry.action]?.sentence ?? `fez "${entry.action}" em {}`;
}

/** Who did what to whom, in a sentence whose persons and things can be gone to. */
export function AuditSentence({ entry }: { entry: AuditRowFragment }) {
  const [before, after] = sentenceOf(entry).split('{}');
  return (
    <span className={classes.sentence}>
      <Actor entry={entry} /> {before}
      {after !== undefined && <Subject entry={entry} />}
      {after}
    </span>
  );
}
