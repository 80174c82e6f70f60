import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, defer, map, mergeAll, of, throwError, timer } from 'rxjs';
import { isTransient } from '../errors.ts';

/** Retries a query once after a transient error; mutations are never retried. */
export const retryLink = (delayMs = 400) =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const attempt = defer(() => forward(operation));
    const retry = timer(delayMs).pipe(
      map(() => attempt),
      mergeAll(),
    );
    return attempt.pipe(
      map((answer) => (answer.errors?.some(isTransient) ? retry : of(answer))),
      catchError((error) => of(isTransient(error) ? retry : throwError(() => error))),
      // Flattened behind `catchError`, so that an error of the retry is not retried.
      mergeAll(),
    );
  });
