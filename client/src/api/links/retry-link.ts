import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, defer, mergeMap, of, retry, throwError, timer } from 'rxjs';
import { isPassing } from '../errors.ts';

/** Carries an answer that may be better next time through `retry`, and out again when it was not. */
class PassingFailure extends Error {
  readonly answer: ApolloLink.Result;
  constructor(answer: ApolloLink.Result) {
    super('passing');
    this.answer = answer;
  }
}

/** A query that fails for a passing reason is asked once more; a mutation never is. */
export const retryLink = (delayMs = 400) =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    return defer(() => forward(operation)).pipe(
      mergeMap((answer) =>
        answer.errors?.some(isPassing) ? throwError(() => new PassingFailure(answer)) : of(answer),
      ),
      retry({
        count: 1,
        delay: (error) =>
          error instanceof PassingFailure || isPassing(error) ? timer(delayMs) : throwError(() => error),
      }),
      catchError((error) => (error instanceof PassingFailure ? of(error.answer) : throwError(() => error))),
    );
  });
