import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';

export interface ReceivedEvent {
  path: string;
  headers: Record<string, string>;
  body: string;
  payload: { type: string; timestamp: string; data: Record<string, unknown> };
}

type Behave = (request: IncomingMessage, response: ServerResponse) => void;

/** Accepts everything. */
export const accept: Behave = (_request, response) => void response.writeHead(204).end();
/** Answers with a status, a text and headers. */
export const answer =
  (status: number, text = '', headers: Record<string, string> = {}): Behave =>
  (_request, response) =>
    void response.writeHead(status, headers).end(text);
/** Never answers. */
export const hang: Behave = () => {};

export interface WebhookReceiver {
  /** For `WEBHOOK_TEST_TARGETS`. */
  target: string;
  /** Address of a webhook; events are told apart by it. */
  url(path: string): string;
  /** How a path answers from now on. */
  behave(path: string, how: Behave): void;
  events(path: string): ReceivedEvent[];
  close(): Promise<void>;
}

/** Starts a receiver of webhooks on a free local port. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedEvent[] = [];
  const behaviours = new Map<string, Behave>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const body = Buffer.concat(chunks).toString();
      const headers = request.headers as Record<string, string>;
      received.push({ path, headers, body, payload: JSON.parse(body) });
      (behaviours.get(path) ?? accept)(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  const target = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    target,
    url: (path) => `http://${target}${path}`,
    behave: (path, how) => void behaviours.set(path, how),
    events: (path) => received.filter((event) => event.path === path),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Verifies a signature as a receiver with this secret does; throws for a wrong one. */
export const verify = (secret: string, { body, headers }: ReceivedEvent): unknown =>
  new Webhook(secret).verify(body, headers);
