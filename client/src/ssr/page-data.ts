import { ApolloClient, ApolloLink } from '@apollo/client';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import { createCache } from '../api/client/cache.ts';
import { type Failure, failureOfFormatted } from '../api/errors.ts';
import { queryKey } from '../api/query-age.ts';
import type { PageState } from '../api/ssr-data.ts';
import type { PageQuery } from '../domain/site/page.ts';

export type Execute = (args: PageQuery) => Promise<FormattedExecutionResult<Record<string, unknown>>>;

/** Brings answers into the form that the browser's cache starts from; emptied for each page, in one go. */
const normalizer = createCache({ resultCaching: false });

/** For the hooks that ask for a client while they are drawn; it has no data and asks nothing. */
export const idleClient = new ApolloClient({
  cache: createCache({ resultCaching: false }),
  link: ApolloLink.empty(),
  ssrMode: true,
});

/** With `__typename` everywhere, once a document: the server compiles each document that it meets. */
const prepared = new WeakMap<DocumentNode, DocumentNode>();

function prepare(document: DocumentNode): DocumentNode {
  const known = prepared.get(document);
  if (known) return known;
  const made = normalizer.transformDocument(document);
  prepared.set(document, made);
  return made;
}

export interface PageAnswers {
  /** By `queryKey`, as the page draws them. */
  given: ReadonlyMap<string, unknown>;
  /** What the browser starts from. */
  state: PageState;
  /** Why the page cannot be shown as it should; undefined when it can. */
  failure: Failure | undefined;
}

/** Asks a page's queries. */
export async function answerQueries(execute: Execute, queries: readonly PageQuery[]): Promise<PageAnswers> {
  const answers = await Promise.all(
    queries.map(async ({ document, variables, isOptional = false }) => ({
      document,
      variables,
      isOptional,
      key: queryKey(document, variables),
      result: await execute({ document: prepare(document), variables }),
    })),
  );
  const failures: Record<string, PageState['failures'][string]> = {};
  const given = new Map<string, unknown>();
  normalizer.restore({});
  let failure: Failure | undefined;
  for (const { document, variables, isOptional, key, result } of answers) {
    const { data, errors } = result;
    if (errors?.[0]) {
      failures[key] = failureOfFormatted(errors[0]);
      if (!isOptional) failure ??= failures[key];
    } else {
      normalizer.writeQuery({ query: document, variables, data });
      given.set(key, data);
    }
  }
  return { given, failure, state: { cache: normalizer.extract(), answered: [...given.keys()], failures } };
}
