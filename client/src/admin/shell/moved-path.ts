import { paths, patterns } from '../../paths.ts';

/** Screens by the path and the parameter that they had until each got a path, or a filter, of its own. */
const MOVED: Record<string, string> = {
  [`${patterns.admin}?tab=approvals`]: paths.admin({ tab: 'approvals' }),
  [`${patterns.admin}?tab=plan-requests`]: paths.admin({ tab: 'plan-requests' }),
  [`${patterns.admin}?tab=users`]: paths.admin({ tab: 'users' }),
  [`${patterns.admin}?tab=companies`]: paths.admin({ tab: 'companies' }),
  [`${patterns.admin}?tab=management`]: paths.admin({ tab: 'management' }),
  [`${patterns.admin}?tab=settings`]: paths.admin({ tab: 'settings' }),
  [`${patterns.admin}?tab=mails`]: paths.admin({ tab: 'mails' }),
  [`${patterns.admin}/approvals?view=queue`]: paths.admin({ tab: 'approvals', kind: 'newCompany' }),
  [`${patterns.admin}/approvals?view=changed`]: paths.admin({ tab: 'approvals', kind: 'changedCompany' }),
  [`${patterns.admin}/approvals?view=claims`]: paths.admin({ tab: 'approvals', kind: 'claim' }),
  [`${patterns.admin}/approvals?view=corrections`]: paths.admin({ tab: 'approvals', kind: 'correction' }),
  [`${patterns.admin}/approvals?view=photos`]: paths.admin({ tab: 'approvals', kind: 'photo' }),
  [`${patterns.admin}/kinds?view=attributes`]: paths.adminAttributes(),
  [`${patterns.admin}/kinds?view=searches`]: paths.adminSearches(),
  [`${patterns.admin}/ratings?view=person`]: paths.adminPerson(),
};

interface Address {
  pathname: string;
  search: string;
}

/** Returns where a former address of the administration leads now, undefined for all others. */
export function movedPathOf({ pathname, search }: Address): string | undefined {
  const params = new URLSearchParams(search);
  const name = pathname === patterns.admin ? 'tab' : 'view';
  const value = params.get(name);
  if (value === null) return undefined;
  const path = MOVED[`${pathname}?${name}=${value}`];
  if (path === undefined && name === 'view') return undefined;
  params.delete(name);
  const [to = '', query] = (path ?? patterns.admin).split('?');
  for (const [key, filter] of new URLSearchParams(query)) params.set(key, filter);
  return [to, params].filter(String).join('?');
}
