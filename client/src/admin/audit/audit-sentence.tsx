import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { AuditRowFragment } from './audit.gen.ts';
import classes from './audit.module.css';
import { subjectPath } from './subject-path.ts';

function Actor({ entry: { actorId, actorText } }: { entry: AuditRowFragment }) {
  if (actorId === null) return actorText;
  return <Link to={paths.adminAudit({ actor: actorId })}>{actorText}</Link>;
}

function Subject({ entry }: { entry: AuditRowFragment }) {
  const path = subjectPath(entry);
  return path === undefined ? entry.subjectText : <Link to={path}>{entry.subjectText}</Link>;
}

/** Returns an entry as a sentence. */
export const sentenceOf = ({ actorText, actionText, subjectText }: AuditRowFragment): string =>
  [actorText, actionText, subjectText].filter(Boolean).join(' ');

/** Shows an entry as a sentence with links to its actor and subject. */
export function AuditSentence({ entry }: { entry: AuditRowFragment }) {
  return (
    <span className={classes.sentence}>
      <Actor entry={entry} /> {entry.actionText} {entry.subjectText !== null && <Subject entry={entry} />}
    </span>
  );
}
