import { paths, patterns } from '../../paths.ts';

/** Screens by the path and the parameter that they had until each got a path, or a filter, of its own. */
const MOVED: Record<string, string> = {
  [`${patterns.admin}?tab=approvals`]: patterns.adminApprovals,
  [`${patterns.admin}?tab=plan-requests`]: patterns.adminPlanRequests,
  [`${patterns.admin}?tab=users`]: patterns.adminUsers,
  [`${patterns.admin}?tab=companies`]: patterns.adminCompanies,
  [`${patterns.admin}?tab=management`]: patterns.adminManagement,
  [`${patterns.admin}?tab=settings`]: patterns.adminSettings,
  [`${patterns.admin}?tab=mails`]: patterns.adminMails,
  [`${patterns.adminApprovals}?view=queue`]: paths.admin({ tab: 'approvals', kind: 'newCompany' }),
  [`${patterns.adminApprovals}?view=changed`]: paths.admin({ tab: 'approvals', kind: 'changedCompany' }),
  [`${patterns.adminApprovals}?view=claims`]: paths.admin({ tab: 'approvals', kind: 'claim' }),
  [`${patterns.adminApprovals}?view=corrections`]: paths.admin({ tab: 'approvals', kind: 'correction' }),
  [`${patterns.adminApprovals}?view=photos`]: paths.admin({ tab: 'approvals', kind: 'photo' }),
  [`${patterns.adminKinds}?view=attributes`]: patterns.adminAttributes,
  [`${patterns.adminKinds}?view=searches`]: patterns.adminSearches,
  [`${patterns.adminRatings}?view=person`]: patterns.adminPersonalData,
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
