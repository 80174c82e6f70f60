import type { Fetcher } from '@graphiql/toolkit';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useMemo } from 'react';
import { AccessBar } from './access-bar.tsx';
import { EXAMPLES_PLUGIN } from './examples-panel.tsx';
import { useAccess } from './use-access.ts';

const WELCOME = `# Escolha um exemplo ao lado, ou escreva uma consulta e execute-a com Ctrl-Enter.
{
  siteStatistics {
    companiesCount
    citiesCount
  }
}
`;
const PLUGINS = [EXAMPLES_PLUGIN, HISTORY_PLUGIN];

/** Shows GraphiQL with sign-in and examples; typed text is stored for this tab only. */
export function Playground() {
  const access = useAccess();
  const { token, documented } = access;
  const fetcher = useMemo<Fetcher>(
    () =>
      async (asked, { headers } = {}) => {
        const response = await fetch('/graphql', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token && { authorization: `Bearer ${token}` }),
            ...headers,
          },
          body: JSON.stringify(asked),
        });
        return response.json();
      },
    [token],
  );
  return (
    <>
      <AccessBar access={access} />
      <main>
        <GraphiQL
          fetcher={fetcher}
          schema={documented?.schema ?? null}
          plugins={PLUGINS}
          visiblePlugin={EXAMPLES_PLUGIN}
          defaultQuery={WELCOME}
          // Examples have values to change before they are run.
          defaultEditorToolsVisibility="variables"
          storage={sessionStorage}
        />
      </main>
    </>
  );
}
