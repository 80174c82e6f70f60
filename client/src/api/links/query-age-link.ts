import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { markAnswered, queryKey } from '../query-age.ts';

/** Records when each query was last answered. */
export const queryAgeLink = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        if (!errors) markAnswered(operation.client, queryKey(operation.query, operation.variables));
      }),
    ),
  );
