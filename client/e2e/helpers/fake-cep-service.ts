import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

type Answer = (response: ServerResponse) => void;

const json =
  (body: unknown): Answer =>
  (response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

/** Responses by postal code. */
const ANSWERS: Record<string, Answer> = {
  '13015001': json({
    cep: '13015-001',
    logradouro: 'Rua Barão de Jaguara',
    bairro: 'Centro',
    localidade: 'Campinas',
    uf: 'SP',
  }),
  '13825000': json({ cep: '13825-000', logradouro: '', bairro: '', localidade: 'Holambra', uf: 'SP' }),
  '40040040': () => {
    // Never answered.
  },
};

export interface FakeCepService {
  /** For the setting CEP_API_URL. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a fake service for postal codes. Its path `/asked` lists the requested codes in their order. */
export async function startFakeCepService(): Promise<FakeCepService> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/ws/asked') return json(asked)(response);
    const [, digits = ''] = /^\/ws\/(\d+)\/json\/$/.exec(request.url ?? '') ?? [];
    asked.push(digits);
    response.setHeader('access-control-allow-origin', '*');
    const answer = ANSWERS[digits];
    if (answer) return answer(response);
    response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    url: `http://127.0.0.1:${address.port}/ws`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Returns the codes that the fake service at `url` was asked for so far. */
export async function askedCodes(url: string): Promise<string[]> {
  const response = await fetch(`${url}/asked`);
  return (await response.json()) as string[];
}
