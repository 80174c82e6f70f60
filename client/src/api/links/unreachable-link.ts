import { ApolloLink } from '@apollo/client';
import { catchError, throwError } from 'rxjs';
import { UnreachableError } from '../errors.ts';

/**
 * Turns a TypeError of `http` into an UnreachableError: `fetch` throws one when the server cannot be reached or the
 * response breaks off. Elsewhere a TypeError is a bug, or a module that could not be loaded.
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
