import { ApolloLink } from '@apollo/client';
import { defer, from, mergeMap } from 'rxjs';

const hasFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasFile));

/** Sends operations with a file among their variables through the link that `load` returns, others through `http`. */
export const uploadLink = (http: ApolloLink, load: () => Promise<ApolloLink>) =>
  new ApolloLink((operation, forward) =>
    hasFile(operation.variables)
      ? defer(() => from(load())).pipe(mergeMap((link) => link.request(operation, forward)))
      : http.request(operation, forward),
  );
