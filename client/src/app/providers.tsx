import './fonts.css';
import './app.css';
import './mantine-styles.ts';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { type FirstFailures, FirstFailuresContext } from '../api/ssr-data.ts';

interface ProvidersProps {
  client: ApolloClient;
  failures: FirstFailures;
  children: ReactNode;
}

/** Provides the contexts of every page; the same tree on the server and in the browser. */
export function Providers({ client, failures, children }: ProvidersProps) {
  const [first] = useState(() => new Map(Object.entries(failures)));
  return (
    <ApolloProvider client={client}>
      <FirstFailuresContext value={first}>{children}</FirstFailuresContext>
    </ApolloProvider>
  );
}
