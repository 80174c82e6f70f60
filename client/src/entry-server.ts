import { parentPort } from 'node:worker_threads';
import type { FormattedExecutionResult } from 'graphql';
import { type RenderResult, render } from './ssr/render-page.tsx';
import { renderPicture } from './ssr/render-picture.ts';

/*
 * The worker thread that renders pages and pictures of maps (docs/explanation/decisions/024). The server starts it from the built client and
 * exchanges messages with it; `server/src/pages/page-worker-thread.ts` is the other side. Each document is sent once, then
 * named by its number.
 */

/** From the server: a page to render, the result of one of its queries as JSON, or that a page is no longer wanted. */
type FromServer =
  | { kind: 'page'; page: number; url: string; publicUrl: string }
  | { kind: 'answer'; page: number; call: number; json: string }
  | { kind: 'drop'; page: number };

/** To the server. */
type FromWorker =
  | { kind: 'ready' }
  | { kind: 'ask'; page: number; call: number; document: number; source?: unknown; variables: unknown }
  | { kind: 'rendered'; page: number; result: RenderResult }
  | { kind: 'failed'; page: number; error: Error };

type QueryResult = FormattedExecutionResult<Record<string, unknown>>;

interface Pending {
  resolve(result: QueryResult): void;
  reject(error: Error): void;
}

if (!parentPort) throw new Error('This file runs as a worker thread of the server.');
const port = parentPort;

/** The browser's build. */
const FILES = new URL('../client/', import.meta.url);

const send = (message: FromWorker) => port.postMessage(message);

const documents = new Map<unknown, number>();
/** By page, then by query. */
const pending = new Map<number, Map<number, Pending>>();

function ask(page: number, source: unknown, variables: unknown) {
  const calls = pending.get(page) ?? new Map<number, Pending>();
  pending.set(page, calls);
  const call = calls.size;
  const cached = documents.get(source);
  const document = cached ?? documents.size;
  documents.set(source, document);
  send({ kind: 'ask', page, call, document, variables, ...(cached === undefined && { source }) });
  return new Promise<QueryResult>((resolve, reject) => {
    calls.set(call, { resolve, reject });
  });
}

/** Returns what was thrown as an error that can be sent; its other properties may not be cloneable. */
function plain(thrown: unknown): Error {
  if (!(thrown instanceof Error)) return new Error(String(thrown));
  const error = new Error(thrown.message);
  error.name = thrown.name;
  if (thrown.stack) error.stack = thrown.stack;
  return error;
}

async function renderPage(page: number, url: string, publicUrl: string): Promise<void> {
  try {
    const result =
      (await renderPicture(url, FILES)) ??
      (await render({
        url,
        publicUrl,
        execute: ({ document, variables }) => ask(page, document, variables),
      }));
    send({ kind: 'rendered', page, result });
  } catch (error) {
    send({ kind: 'failed', page, error: plain(error) });
  } finally {
    pending.delete(page);
  }
}

port.on('message', (message: FromServer) => {
  const calls = pending.get(message.page);
  if (message.kind === 'page') void renderPage(message.page, message.url, message.publicUrl);
  else if (message.kind === 'answer') calls?.get(message.call)?.resolve(JSON.parse(message.json));
  else for (const { reject } of calls?.values() ?? []) reject(new Error('The page is no longer wanted.'));
});
send({ kind: 'ready' });
