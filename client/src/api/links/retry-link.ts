import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, defer, mergeMap, of, retry, throwError, timer } from 'rxjs';
import { isTransient } from '../errors.ts';

/** Carries a response with a transient error through `retry`. */
class TransientFailure extends Error {
  readonly answer: ApolloLink.Result;
  constructor(answer: ApolloLink.Result) {
    super('passing');
    this.answer = answer;
  }
}

/** Retries a query once after a transient error; mutations are never retried. */
export const retryLink = (delayMs = 400) =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    return defer(() => forward(operation)).pipe(
      mergeMap((answer) =>
        answer.errors?.some(isTransient) ? throwError(() => new TransientFailure(answer)) : of(answer),
      ),
      retry({
        count: 1,
        delay: (error) =>
          error instanceof TransientFailure || isTransient(error) ? timer(delayMs) : throwError(() => error),
      }),
      catchError((error) => (error instanceof TransientFailure ? of(error.answer) : throwError(() => error))),
    );
  });
