import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type Failure, failureOf, isTransientCode } from './errors.ts';
import { invalidateResolved, refetchOptions } from './invalidation.ts';
import type { MutationName } from './operations.gen.ts';
import { isStale, queryKey } from './query-age.ts';
import { FirstFailuresContext, SsrDataContext } from './ssr-data.ts';
import { readToken } from './stored-token.ts';

export interface QueryOptions<TVariables> {
  variables: TVariables;
  skip?: boolean;
  /** True to ask the server although the cache has the answer, which is shown until then. */
  rereads?: boolean;
}
type OptionalQueryOptions<TVariables> = Partial<QueryOptions<TVariables>>;

/** Names of the required variables; generated types mark "no variables" by values of `never`. */
type RequiredNames<T> = {
  [K in keyof T]-?: T[K] extends never ? never : undefined extends T[K] ? never : K;
}[keyof T];

/** Options may be left out where the operation has no required variable. */
export type QueryArguments<_TData, TVariables> = [RequiredNames<TVariables>] extends [never]
  ? [options?: OptionalQueryOptions<TVariables>]
  : [options: QueryOptions<TVariables>];

export interface QueryResult<TData> {
  data: TData | undefined;
  /** The data of the previous variables while the new ones load. */
  previousData: TData | undefined;
  /** Nothing to show yet. */
  loading: boolean;
  failure: Failure | undefined;
  /** Queries the server again. */
  refetch(): Promise<void>;
}

export type MutationOptions<TData, TVariables extends OperationVariables> = useMutation.Options<
  TData,
  TVariables
>;

const nothingToRefetch = async (): Promise<void> => {};
/** As for a retry in the browser. */
const RETRY_MS = 400;

/**
 * Returns the error of a query during server rendering, shown once, and a function that clears it. A transient one is
 * retried, and any for a signed-in user, since the server renders as a guest.
 */
function useFirstFailure(key: string): [failure: Failure | undefined, clearFailure: () => void] {
  const first = useContext(FirstFailuresContext);
  const [stored, setStored] = useState(() => ({ key, failure: first.get(key) }));
  const failure = stored.key === key ? stored.failure : undefined;
  const clearFailure = useCallback(() => setStored({ key, failure: undefined }), [key]);
  useEffect(() => {
    first.delete(key);
  }, [first, key]);
  useEffect(() => {
    if (!failure || !(isTransientCode(failure.code) || readToken())) return;
    const timer = setTimeout(clearFailure, RETRY_MS);
    return () => clearTimeout(timer);
  }, [failure, clearFailure]);
  return [failure, clearFailure];
}

/**
 * Returns the result of a query. It is used for five minutes; later it is shown and refetched. When refetching fails,
 * the old data stay and `failure` is set.
 */
export function useFreshQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  ...[options]: [options?: OptionalQueryOptions<TVariables>]
): QueryResult<TData> {
  const ssrData = useContext(SsrDataContext);
  const key = queryKey(document, options?.variables);
  const [firstFailure, clearFailure] = useFirstFailure(key);
  // biome-ignore lint/correctness/useHookAtTopLevel: the context is set on the server and never in the browser.
  if (!ssrData) return useAskedQuery(document, key, firstFailure, clearFailure, options);
  const data = options?.skip ? undefined : (ssrData.get(key) as TData | undefined);
  const isMissing = data === undefined && firstFailure === undefined && options?.skip !== true;
  return {
    data,
    previousData: undefined,
    loading: isMissing,
    failure: firstFailure,
    refetch: nothingToRefetch,
  };
}

function useAskedQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  key: string,
  firstFailure: Failure | undefined,
  clearFailure: () => void,
  options: OptionalQueryOptions<TVariables> | undefined,
): QueryResult<TData> {
  const client = useApolloClient();
  const rereads = options?.rereads ?? false;
  const fetchPolicy = useMemo(
    () => (rereads || isStale(client, key) ? 'cache-and-network' : 'cache-first'),
    [client, key, rereads],
  );
  const answer = useQuery<TData, OperationVariables>(document, {
    variables: options?.variables ?? {},
    skip: (options?.skip ?? false) || firstFailure !== undefined,
    fetchPolicy,
    nextFetchPolicy: 'cache-first',
    initialFetchPolicy: 'cache-first',
  });
  const { previousData, loading, error, refetch } = answer;
  const fresh = answer.data as TData | undefined;
  // Never falls back to data of another account.
  const goodKey = `${readToken() ?? ''} ${key}`;
  const [good, setGood] = useState({ key: goodKey, data: fresh });
  if (fresh !== undefined && (good.key !== goodKey || good.data !== fresh))
    setGood({ key: goodKey, data: fresh });
  const data = fresh ?? (error && good.key === goodKey ? good.data : undefined);
  return {
    data,
    previousData: previousData as TData | undefined,
    loading: loading && data === undefined,
    failure: firstFailure ?? (error && failureOf(error)),
    refetch: async () => {
      if (firstFailure) clearFailure();
      // A failure comes back as `failure`.
      else await refetch().catch(() => undefined);
    },
  };
}

/** Returns a mutation that evicts and refetches what `invalidation.ts` lists for it. */
export function useTypedMutation<TData, TVariables extends OperationVariables>(
  name: MutationName,
  document: TypedDocumentNode<TData, TVariables>,
  options?: MutationOptions<TData, TVariables>,
) {
  const { cache } = useApolloClient();
  return useMutation<TData, TVariables>(document, {
    ...refetchOptions(name),
    onCompleted: (answer) => invalidateResolved(cache, name, answer ?? {}),
    ...options,
  });
}
