import { ApolloLink } from '@apollo/client';
import { catchError, throwError } from 'rxjs';
import { UnreachableError } from '../errors.ts';

/**
 * Sends requests through `http` and turns its TypeErrors into UnreachableErrors: `fetch` throws a TypeError when the server
 * cannot be reached or the response breaks off. It wraps `http` alone, since elsewhere a TypeError is a bug.
 */
export const unreachableLink = (http: ApolloLink) =>
  new ApolloLink((operation, forward) =>
    http
      .request(operation, forward)
      .pipe(
        catchError((error) =>
          throwError(() => (error instanceof TypeError ? new UnreachableError(error.message) : error)),
        ),
      ),
  );
