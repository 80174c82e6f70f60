import { parentPort } from 'node:worker_threads';
import type { FormattedExecutionResult } from 'graphql';
import { type RenderResult, render } from './ssr/render-page.tsx';

/*
 * The thread that draws pages (docs/explanation/decisions/024): the server starts it from the built client and speaks with it by
 * messages; `server/src/pages/page-worker-thread.ts` is the other side. Documents go over once each and by number from then on.
 */

/** From the server: a page that is wanted, or the answer to one of its questions as JSON. */
type FromServer =
  | { kind: 'page'; page: number; url: string; publicUrl: string }
  | { kind: 'answer'; page: number; call: number; json: string }
  | { kind: 'drop'; page: number };

/** To the server. */
type FromWorker =
  | { kind: 'ready' }
  | { kind: 'ask'; page: number; call: number; document: number; source?: unknown; variables: unknown }
  | { kind: 'drawn'; page: number; result: RenderResult }
  | { kind: 'failed'; page: number; error: Error };

interface Waiting {
  answer(result: FormattedExecutionResult<Record<string, unknown>>): void;
  drop(): void;
}

if (!parentPort) throw new Error('The page worker is a thread of the server, no program of its own.');
const port = parentPort;

const tell = (message: FromWorker) => port.postMessage(message);

const documents = new Map<unknown, number>();
/** By page, then by question. */
const waiting = new Map<number, Map<number, Waiting>>();

function ask(page: number, source: unknown, variables: unknown) {
  const calls = waiting.get(page) ?? new Map<number, Waiting>();
  waiting.set(page, calls);
  const call = calls.size;
  const known = documents.get(source);
  const document = known ?? documents.size;
  documents.set(source, document);
  tell({ kind: 'ask', page, call, document, variables, ...(known === undefined && { source }) });
  return new Promise<FormattedExecutionResult<Record<string, unknown>>>((answer, reject) => {
    calls.set(call, { answer, drop: () => reject(new Error('Nobody waits for this page any more.')) });
  });
}

/** What was thrown as an error that can be sent: what else hangs on it perhaps not. */
function plain(thrown: unknown): Error {
  if (!(thrown instanceof Error)) return new Error(String(thrown));
  const error = new Error(thrown.message);
  error.name = thrown.name;
  if (thrown.stack) error.stack = thrown.stack;
  return error;
}

async function draw(page: number, url: string, publicUrl: string): Promise<void> {
  try {
    const result = await render({
      url,
      publicUrl,
      execute: ({ document, variables }) => ask(page, document, variables),
    });
    tell({ kind: 'drawn', page, result });
  } catch (error) {
    tell({ kind: 'failed', page, error: plain(error) });
  } finally {
    waiting.delete(page);
  }
}

port.on('message', (message: FromServer) => {
  const calls = waiting.get(message.page);
  if (message.kind === 'page') void draw(message.page, message.url, message.publicUrl);
  else if (message.kind === 'answer') calls?.get(message.call)?.answer(JSON.parse(message.json));
  else for (const call of calls?.values() ?? []) call.drop();
});
tell({ kind: 'ready' });
