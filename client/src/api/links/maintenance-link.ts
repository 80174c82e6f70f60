import { ApolloLink } from '@apollo/client';
import { catchError, tap, throwError } from 'rxjs';
import { failureOf, failureOfFormatted } from '../errors.ts';

/** Shows the maintenance page as soon as any response has the code MAINTENANCE. */
export const maintenanceLink = () =>
  new ApolloLink((operation, forward) => {
    const close = (code: string | undefined) => {
      if (code !== 'MAINTENANCE') return;
      const { cache } = operation.client;
      const id = cache.identify({ __typename: 'PublicSettings' });
      if (id) cache.modify({ id, fields: { maintenanceMode: () => true } });
    };
    return forward(operation).pipe(
      tap(({ errors }) => close(errors?.[0] && failureOfFormatted(errors[0]).code)),
      catchError((error) => {
        close(failureOf(error).code);
        return throwError(() => error);
      }),
    );
  });
