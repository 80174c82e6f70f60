import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { markAnswered, queryKey } from '../query-age.ts';

/** Remembers when each question was answered last. */
export const freshnessLink = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        if (!errors) markAnswered(operation.client, queryKey(operation.query, operation.variables));
      }),
    ),
  );
