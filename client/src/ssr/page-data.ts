import { ApolloClient, ApolloLink } from '@apollo/client';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import { createCache } from '../api/client/cache.ts';
import { type Failure, failureOfFormatted } from '../api/errors.ts';
import { queryKey } from '../api/query-age.ts';
import type { PageState } from '../api/ssr-data.ts';
import type { PageQuery } from '../domain/site/page.ts';

export type Execute = (args: PageQuery) => Promise<FormattedExecutionResult<Record<string, unknown>>>;

/** Normalizes results for the browser's cache; emptied for each page, synchronously. */
const normalizer = createCache({ resultCaching: false });

/** For hooks that need a client while they are rendered; it has no data and sends nothing. */
export const idleClient = new ApolloClient({
  cache: createCache({ resultCaching: false }),
  link: ApolloLink.empty(),
  ssrMode: true,
});

/** Documents with `__typename` everywhere; the server compiles each document object once. */
const prepared = new WeakMap<DocumentNode, DocumentNode>();

function prepare(document: DocumentNode): DocumentNode {
  const cached = prepared.get(document);
  if (cached) return cached;
  const normalizedDocument = normalizer.transformDocument(document);
  prepared.set(document, normalizedDocument);
  return normalizedDocument;
}

export interface PageAnswers {
  /** Results by `queryKey`, for rendering. */
  ssrData: ReadonlyMap<string, unknown>;
  /** The state embedded in the page. */
  state: PageState;
  /** The first error of a required query. */
  failure: Failure | undefined;
}

/** Executes a page's queries. */
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
  const ssrData = new Map<string, unknown>();
  normalizer.restore({});
  let failure: Failure | undefined;
  for (const { document, variables, isOptional, key, result } of answers) {
    const { data, errors } = result;
    if (errors?.[0]) {
      failures[key] = failureOfFormatted(errors[0]);
      if (!isOptional) failure ??= failures[key];
    } else {
      normalizer.writeQuery({ query: document, variables, data });
      ssrData.set(key, data);
    }
  }
  return {
    ssrData,
    failure,
    state: { cache: normalizer.extract(), answered: [...ssrData.keys()], failures },
  };
}
