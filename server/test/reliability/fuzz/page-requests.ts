import fc from 'fast-check';
import { type FuzzRequest, queryText, recordOf, segment } from './rest-requests.ts';
import { anyHeaders, anyId } from './values.ts';

/** Pages that read their URL, and one of each other kind. */
const PAGES = [
  '/',
  '/search',
  '/search',
  '/company/{id}',
  '/company/{id}',
  '/terms',
  '/login',
  '/reset-password',
  '/confirm-email',
  '/profile',
  '/dashboard',
  '/admin',
  '/admin/{id}',
  '/{id}',
];

/** Parameters of pages. */
const QUERY = [
  { name: 'q', type: 'string' },
  { name: 'category', type: 'string' },
  { name: 'kind', type: 'string' },
  { name: 'city', type: 'string' },
  { name: 'order', type: 'string', enum: ['relevance', 'rating', 'newest', 'name'] },
  { name: 'page', type: 'integer' },
  { name: 'literal', type: 'boolean' },
  { name: 'saved', type: 'boolean' },
  { name: 'company', type: 'integer' },
  { name: 'message', type: 'boolean' },
  { name: 'token', type: 'string' },
] as const;

/** Random requests for pages, which the server renders. */
export const pageRequests: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST'),
    fc.constantFrom(...PAGES),
    anyId,
    recordOf(QUERY),
    anyHeaders,
  )
  .map(([method, page, id, query, headers]) => ({
    method,
    url: `${page.replace('{id}', () => segment(id))}?${queryText(query)}`,
    headers,
    payload: undefined,
  }));
