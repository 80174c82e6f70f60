import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { usePolling } from '../../../api/use-polling.ts';
import { keyOf, type WorkKey } from '../../actions/work-kinds.ts';
import { WorkMatterStateDocument } from '../matter.gen.ts';

const EVERY_MS = 5_000;

/** Returns what to say when somebody else decided the open matter; asks every five seconds while it is visible. */
export function useDecidedMeanwhile(
  key: WorkKey,
): [message: string | undefined, say: (text: string) => void] {
  const client = useApolloClient();
  const [said, setSaid] = useState<{ key: string; text: string }>();
  const name = keyOf(key);
  const say = (text: string) => setSaid({ key: name, text });
  usePolling(
    async () => {
      const { data } = await client
        .query({ query: WorkMatterStateDocument, variables: key, fetchPolicy: 'network-only' })
        .catch(() => ({ data: undefined }));
      if (data && !data.adminWorkMatter.isWaiting)
        say(data.adminWorkMatter.decidedText ?? 'Isto não espera mais por uma decisão.');
    },
    { everyMs: EVERY_MS },
  );
  return [said?.key === name ? said.text : undefined, say];
}
