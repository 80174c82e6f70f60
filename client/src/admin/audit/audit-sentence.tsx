import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { AuditRowFragment } from './audit.gen.ts';
import classes from './audit.module.css';

/** Returns the path of an entry's subject; undefined when it is removed or has no page. */
function subjectPath({
  subjectType,
  subjectId,
  subjectName,
  companyId,
}: AuditRowFragment): string | undefined {
  if (subjectType === 'mail') return paths.admin({ tab: 'mails' });
  if (subjectType === 'search') return paths.adminSearches();
  if (subjectType === 'reason') return paths.adminReasons();
  if (subjectName === null || subjectId === null) return undefined;
  switch (subjectType) {
    case 'company':
      return paths.company(subjectId);
    case 'user':
      return paths.admin({ tab: 'users', q: subjectName });
    case 'plan':
      return paths.adminPlans();
    case 'plan-request':
      return paths.admin({ tab: 'plan-requests', status: 'all' });
    case 'rating':
      return paths.adminRatings(companyId === null ? {} : { company: companyId });
    case 'company-claim':
      return companyId === null ? undefined : paths.company(companyId);
    case 'category':
      return paths.adminCategories(subjectName);
    case 'kind':
      return paths.adminKinds({ kind: subjectId });
    case 'city':
      return paths.adminCities(subjectName.replace(/ - [A-Z]{2}$/, ''));
    case 'import':
      return paths.adminImport();
    default:
      return undefined;
  }
}

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
