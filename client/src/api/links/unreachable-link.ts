import { ApolloLink } from '@apollo/client';
import { catchError, throwError } from 'rxjs';
import { UnreachableError } from '../errors.ts';

/**
 * Around what sends: a TypeError that comes out there is of `fetch`, or of an answer that broke off, and says that the
 * server was not reached. Anywhere else it is a mistake of ours, or a module that could not be loaded.
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
