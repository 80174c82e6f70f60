import { paths } from '../../../paths.ts';
import type { AuditRowFragment } from './audit.gen.ts';

type Entry = AuditRowFragment;
type Change = Entry['changes'][number];

const changeOf = (entry: Entry, field: string): Change | undefined =>
  entry.changes.find((change) => change.field === field);

/** Its name of today, or the one that the entry itself tells of what is gone. */
function nameOf(entry: Entry): string | null {
  const told = changeOf(entry, 'name') ?? changeOf(entry, 'fileName');
  return entry.subjectName ?? told?.after ?? told?.before ?? null;
}

/** How a name stands in the sentences of kinds that are not called by their own. */
const BY_NAME: Record<string, (name: string, number: string) => string> = {
  rating: (name, number) => `${number} da empresa ${name}`,
  'plan-request': (name) => `de ${name}`,
  'company-claim': (name) => `da empresa ${name}`,
};

/** To whom or what it was done, as the sentences of `audit-actions.ts` go on. */
export function subjectText(entry: Entry): string {
  const number = `nº ${entry.subjectId ?? '—'}`;
  const name = nameOf(entry);
  if (name === null) return entry.subjectType === 'user' ? `usuário ${number}` : number;
  return BY_NAME[entry.subjectType]?.(name, number) ?? name;
}

/** Who did it, with what is left to say of an account that is gone. */
export function actorText({ actorId, actorName, actorEmail }: Entry): string {
  if (actorId === null) return 'O sistema';
  return actorName ?? actorEmail ?? `Conta encerrada (nº ${actorId})`;
}

/** The number that a text such as 'Padaria (nº 7)' or 'nº 7' ends with. */
const numberIn = (text: string | null | undefined): string | undefined =>
  /nº (\d+)\)?$/.exec(text ?? '')?.[1];

/** Where it can be seen today; undefined for what is gone or has no place. */
export function subjectPath(entry: Entry): string | undefined {
  const { subjectType, subjectId, subjectName } = entry;
  if (subjectType === 'settings' || subjectType === 'approval-policy')
    return paths.admin({ tab: 'settings' });
  if (subjectType === 'mail') return paths.admin({ tab: 'mails' });
  if (subjectName === null || subjectId === null) return undefined;
  const company = numberIn(changeOf(entry, 'companyId')?.before ?? changeOf(entry, 'companyId')?.after);
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
      return paths.adminRatings(company === undefined ? {} : { company });
    case 'company-claim':
      return company === undefined ? undefined : paths.company(company);
    case 'category':
      return paths.adminCategories(subjectName);
    case 'city':
      return paths.adminCities(subjectName.replace(/ - [A-Z]{2}$/, ''));
    case 'import':
      return paths.adminImport();
    default:
      return undefined;
  }
}
