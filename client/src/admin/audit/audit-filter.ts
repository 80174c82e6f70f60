import { dayOf } from '../../lib/day-of.ts';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import type { AuditEntriesQueryVariables } from './audit.gen.ts';

/** Parameters of the URL; empty when not set. */
export interface AuditFilter {
  action: string;
  type: string;
  subject: string;
  actor: string;
  from: string;
  until: string;
}

export const NO_FILTER: AuditFilter = { action: '', type: '', subject: '', actor: '', from: '', until: '' };

const NUMBER = /^[1-9]\d{0,8}$/;
/** Shape of the names of actions, groups and subject types; the server knows which exist. */
const ACTION = /^[a-z][a-z_.-]{0,59}$/;
const TYPE = /^[a-z][a-z-]{0,39}$/;
const given = (text: string, isGood: boolean): string => (isGood ? text : '');

/** Reads the filter from the URL; invalid values are ignored. */
export function readAuditFilter({ text }: Pick<ListAddress, 'text'>): AuditFilter {
  const type = given(text('type'), TYPE.test(text('type')));
  return {
    action: given(text('action'), ACTION.test(text('action'))),
    type,
    // An id needs its type.
    subject: given(text('subject'), type !== '' && NUMBER.test(text('subject'))),
    actor: given(text('actor'), NUMBER.test(text('actor'))),
    from: dayOf(text('from')),
    until: dayOf(text('until')),
  };
}

export const isFiltered = (filter: AuditFilter): boolean => Object.values(filter).some((part) => part !== '');

/** Arguments of the query and of the export. */
export function argumentsOf(filter: AuditFilter): Omit<AuditEntriesQueryVariables, 'page'> {
  return {
    action: filter.action || null,
    subjectType: filter.type || null,
    subjectId: filter.subject || null,
    actorId: filter.actor || null,
    from: filter.from || null,
    until: filter.until || null,
  };
}
