import { ApolloLink } from '@apollo/client';
import { catchError, tap, throwError } from 'rxjs';
import { failureOf, failureOfFormatted } from '../errors.ts';
import { readToken } from '../session.ts';

/** Operations whose callers handle UNAUTHENTICATED. */
const OWN = ['Viewer', 'Login'];

/** Calls `onUnauthenticated` when the server rejects the stored session, which may have ended elsewhere. */
export const sessionLink = (onUnauthenticated: (client: ApolloLink.Operation['client']) => void) =>
  new ApolloLink((operation, forward) => {
    const notice = (code: string | undefined) => {
      if (code !== 'UNAUTHENTICATED' || OWN.includes(operation.operationName ?? '') || !readToken()) return;
      onUnauthenticated(operation.client);
    };
    return forward(operation).pipe(
      tap(({ errors }) => notice(errors?.[0] && failureOfFormatted(errors[0]).code)),
      catchError((error) => {
        notice(failureOf(error).code);
        return throwError(() => error);
      }),
    );
  });
