import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { useContext, useMemo, useState } from 'react';
import { type Failure, failureOf } from './errors.ts';
import { FirstFailuresContext, GivenAnswersContext } from './first-answers.ts';
import { isStale, queryKey } from './freshness.ts';

export interface QueryOptions<TVariables> {
  variables: TVariables;
  skip?: boolean;
}
type OptionalQueryOptions<TVariables> = Partial<QueryOptions<TVariables>>;

/** Names of the variables that must be given; generated types say "none at all" by values of `never`. */
type RequiredNames<T> = {
  [K in keyof T]-?: T[K] extends never ? never : undefined extends T[K] ? never : K;
}[keyof T];

/** Options may be left out where the operation has no required variable. */
export type QueryArguments<_TData, TVariables> = [RequiredNames<TVariables>] extends [never]
  ? [options?: OptionalQueryOptions<TVariables>]
  : [options: QueryOptions<TVariables>];

export interface QueryResult<TData> {
  data: TData | undefined;
  /** The data of the variables before, while those of the new ones are on their way. */
  previousData: TData | undefined;
  /** Nothing to show yet. */
  loading: boolean;
  failure: Failure | undefined;
  /** Asks the server again. */
  refetch(): Promise<void>;
}

export type LazyQueryOptions<TData, TVariables extends OperationVariables> = useLazyQuery.Options<
  TData,
  TVariables
>;
export type MutationOptions<TData, TVariables extends OperationVariables> = useMutation.Options<
  TData,
  TVariables
>;

const nothingToRefetch = async (): Promise<void> => {};

/**
 * A query whose answer is used for five minutes and asked for again when it is used later. What the server
 * could not get while rendering the page counts as the first answer too, until `refetch`.
 */
export function useFreshQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  ...[options]: [options?: OptionalQueryOptions<TVariables>]
): QueryResult<TData> {
  const given = useContext(GivenAnswersContext);
  const key = queryKey(document, options?.variables);
  const firstFailure = useContext(FirstFailuresContext)[key];
  // biome-ignore lint/correctness/useHookAtTopLevel: the server gives the answers and the browser never does.
  if (!given) return useAskedQuery(document, key, firstFailure, options);
  const data = options?.skip ? undefined : (given.get(key) as TData | undefined);
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
  options: OptionalQueryOptions<TVariables> | undefined,
): QueryResult<TData> {
  const client = useApolloClient();
  const [retried, setRetried] = useState<string>();
  const known = retried === key ? undefined : firstFailure;
  const fetchPolicy = useMemo(
    () => (isStale(client, key) ? 'cache-and-network' : 'cache-first'),
    [client, key],
  );
  const { data, previousData, loading, error, refetch } = useQuery<TData, OperationVariables>(document, {
    variables: options?.variables ?? {},
    skip: (options?.skip ?? false) || known !== undefined,
    fetchPolicy,
    nextFetchPolicy: 'cache-first',
    initialFetchPolicy: 'cache-first',
  });
  return {
    data: data as TData | undefined,
    previousData: previousData as TData | undefined,
    loading: loading && data === undefined,
    failure: known ?? (error && failureOf(error)),
    refetch: async () => {
      if (known) setRetried(key);
      // A failure comes back as `failure`.
      else await refetch().catch(() => undefined);
    },
  };
}

export const useTypedLazyQuery = <TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  options?: LazyQueryOptions<TData, TVariables>,
) => useLazyQuery(document, options);

export const useTypedMutation = <TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  options?: MutationOptions<TData, TVariables>,
) => useMutation<TData, TVariables>(document, options);
