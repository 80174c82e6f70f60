import { ApolloLink } from '@apollo/client';
import { defer, from, mergeMap } from 'rxjs';

const hasFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasFile));

/** Hands operations with a file among their variables to the link that `load` gives, all others to `http`. */
export const uploadLink = (http: ApolloLink, load: () => Promise<ApolloLink>) =>
  new ApolloLink((operation, forward) =>
    hasFile(operation.variables)
      ? defer(() => from(load())).pipe(mergeMap((link) => link.request(operation, forward)))
      : http.request(operation, forward),
  );
