import { paths } from '../../paths.ts';
import type { AuditRowFragment } from './audit.gen.ts';

/** Returns the path of an entry's subject; undefined when it is removed or has no page. */
export function subjectPath({
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
