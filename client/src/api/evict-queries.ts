import type { ApolloCache } from '@apollo/client';

/** Who is signed in and what the site is called do not change with what it holds. */
const KEPT = ['viewer', 'publicSettings'];

/** After a change that reaches everywhere: what was answered before is asked for again when it is used. */
export function forgetAnswers(cache: ApolloCache): void {
  const known = cache.extract() as { ROOT_QUERY?: Record<string, unknown> };
  const fields = new Set(Object.keys(known.ROOT_QUERY ?? {}).map((key) => key.split(/[({]/)[0] ?? key));
  for (const fieldName of fields) {
    if (fieldName !== '__typename' && !KEPT.includes(fieldName)) cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}
