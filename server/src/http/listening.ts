import { createServer } from 'node:net';
import { ConfigError } from '../config.ts';

export interface ListenAddress {
  /** What sets the port. */
  variable: 'PORT' | 'METRICS_PORT';
  port: number;
  host: string;
}

/** Listens by `listen`; ConfigError, which names the variable, where the system refuses the place. */
export async function listenAt<T>(
  place: ListenAddress,
  listen: (at: { port: number; host: string }) => Promise<T>,
): Promise<T> {
  try {
    return await listen({ port: place.port, host: place.host });
  } catch (error) {
    const refusal = refusalText(place, (error as NodeJS.ErrnoException).code);
    throw refusal === null ? error : new ConfigError(refusal, { cause: error });
  }
}

/**
 * Takes the place and gives it back at once, so that a start that could not listen ends before it has made
 * anything or shown a password. Whoever takes the place later is found by listening itself.
 */
export async function requireFreePort(place: ListenAddress): Promise<void> {
  await listenAt(place, (at) => {
    const server = createServer((socket) => socket.destroy());
    return new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, () => server.close(() => resolve()));
    });
  });
}

function refusalText({ variable, port, host }: ListenAddress, code: string | undefined): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `${variable}: a porta ${port} já está em uso. Encerre quem a usa ou indique outra.`;
    case 'EACCES':
      return `${variable}: a porta ${port} não é permitida a este usuário. Indique uma de 1024 em diante.`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${variable.replace('PORT', 'HOST')}: ${host} não é um endereço desta máquina.`;
    default:
      return null;
  }
}
