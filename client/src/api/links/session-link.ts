import { ApolloLink } from '@apollo/client';
import { catchError, tap, throwError } from 'rxjs';
import { failureOf, failureOfFormatted } from '../errors.ts';
import { readToken } from '../session.ts';

/** The question for who is signed in, and the login, answer for themselves. */
const OWN = ['Viewer', 'Login'];

/** Tells when the server takes somebody who has a session for nobody: the session may have ended elsewhere. */
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
