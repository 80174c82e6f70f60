import { ApolloClient, ApolloLink } from '@apollo/client';
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { PageQuery } from '../page.ts';
import { createCache } from './cache.ts';
import { failureOfFormatted } from './errors.ts';
import type { PageState } from './first-answers.ts';
import { queryKey } from './freshness.ts';

export type Execute = (args: PageQuery) => Promise<ExecutionResult<Record<string, unknown>>>;

/** With `__typename` everywhere, once a document: the server compiles each document that it meets. */
const prepared = new WeakMap<DocumentNode, DocumentNode>();

function prepare(document: DocumentNode, cache: ReturnType<typeof createCache>): DocumentNode {
  const known = prepared.get(document);
  if (known) return known;
  const made = cache.transformDocument(document);
  prepared.set(document, made);
  return made;
}

/** Asks a page's queries and gives a client that knows the answers, with the state that the browser starts from. */
export async function answerQueries(
  execute: Execute,
  queries: readonly PageQuery[],
): Promise<{ client: ApolloClient; state: PageState }> {
  const cache = createCache();
  const failures: Record<string, PageState['failures'][string]> = {};
  const answered: string[] = [];
  await Promise.all(
    queries.map(async ({ document, variables }) => {
      const key = queryKey(document, variables);
      const { data, errors } = await execute({ document: prepare(document, cache), variables });
      if (errors?.[0]) failures[key] = failureOfFormatted(errors[0].toJSON());
      else {
        cache.writeQuery({ query: document, variables, data });
        answered.push(key);
      }
    }),
  );
  const client = new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: true });
  return { client, state: { cache: cache.extract(), answered, failures } };
}
