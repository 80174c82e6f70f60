import { dayOf } from '../../lib/day-of.ts';
import { choiceOf } from '../../ui/list/choices.ts';
import type { ListAddress } from '../../ui/list/use-list-params.ts';

const NUMBER = /^[1-9]\d{0,8}$/;
/** Shape of the names of actions, groups and subject types; the server knows which exist. */
const ACTION = /^[a-z][a-z_.-]{0,59}$/;
const TYPE = /^[a-z][a-z-]{0,39}$/;

export const ORDERS = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'oldest', label: 'Mais antigos' },
] as const;

/** Reads the query's variables from the URL; invalid values are ignored. */
export function auditVariables(address: ListAddress) {
  const { text, page, rows: perPage } = address;
  const given = (name: string, shape: RegExp) => (shape.test(text(name)) ? text(name) : null);
  const subjectType = given('type', TYPE);
  return {
    q: text('q') || null,
    action: given('action', ACTION),
    subjectType,
    // An id needs its type.
    subjectId: subjectType && given('subject', NUMBER),
    actorId: given('actor', NUMBER),
    from: dayOf(text('from')) || null,
    until: dayOf(text('until')) || null,
    order: choiceOf(address, 'order', ORDERS),
    page,
    perPage,
  };
}

/** Empties all filters of the URL. */
export const NO_FILTER = { q: '', action: '', type: '', subject: '', actor: '', from: '', until: '' };
