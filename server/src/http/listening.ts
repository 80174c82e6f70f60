import { createServer } from 'node:net';
import { ConfigError } from '../config.ts';

export interface ListenAddress {
  /** What sets the port. */
  variable: 'PORT' | 'METRICS_PORT';
  port: number;
  host: string;
}

/** Runs `listen`; throws a ConfigError that names the variable when the system rejects the address. */
export async function listenAt<T>(
  address: ListenAddress,
  listen: (at: { port: number; host: string }) => Promise<T>,
): Promise<T> {
  try {
    return await listen({ port: address.port, host: address.host });
  } catch (error) {
    const text = listenErrorText(address, (error as NodeJS.ErrnoException).code);
    throw text === null ? error : new ConfigError(text, { cause: error });
  }
}

/**
 * Binds the address and releases it, so that a start that cannot listen ends before it has created anything or shown a
 * password. A port taken later is found by listening.
 */
export async function requireFreePort(address: ListenAddress): Promise<void> {
  await listenAt(address, (at) => {
    const server = createServer((socket) => socket.destroy());
    return new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, () => server.close(() => resolve()));
    });
  });
}

function listenErrorText({ variable, port, host }: ListenAddress, code: string | undefined): string | null {
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
