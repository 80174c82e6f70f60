import './fonts.css';
import './app.css';
import './mantine-styles.ts';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type FirstFailures, FirstFailuresContext } from '../api/ssr-data.ts';
import { cssVariables, theme } from '../theme.ts';

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
      <FirstFailuresContext value={first}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          // A built page has them in its head: src/ssr/theme-styles.tsx.
          withCssVariables={import.meta.env.DEV}
          defaultColorScheme="auto"
        >
          {children}
        </MantineProvider>
      </FirstFailuresContext>
    </ApolloProvider>
  );
}
