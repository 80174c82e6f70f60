import { connect, createServer, type Server, type Socket } from 'node:net';

export interface TcpProxy {
  /** The same database, through the proxy. */
  url: string;
  /** Ends all connections and takes no new ones. */
  cut(): Promise<void>;
  /** Takes connections again, after `cut`. */
  restore(): Promise<void>;
  /** Swallows what either side sends, on new connections too, and ends none. */
  silence(): void;
  /** New connections are carried again; those from before stay silent, as when a firewall has forgotten them. */
  speak(): void;
  close(): Promise<void>;
}

/** Stands between the program and PostgreSQL, so that a test can take the database away. */
export async function startTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let server: Server;
  let port = 0;

  const swallow = (socket: Socket) => {
    socket.unpipe();
    socket.resume();
  };
  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer((inner) => {
        const outer = connect(Number(target.port), target.hostname);
        for (const [from, to] of [
          [inner, outer],
          [outer, inner],
        ] as const) {
          sockets.add(from);
          from.on('error', () => to.destroy());
          from.on('close', () => {
            sockets.delete(from);
            to.destroy();
          });
        }
        if (isSilent) for (const socket of [inner, outer]) swallow(socket);
        else inner.pipe(outer).pipe(inner);
      });
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        if (address && typeof address === 'object') port = address.port;
        resolve();
      });
    });
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });

  await listen();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut,
    restore: listen,
    silence() {
      isSilent = true;
      for (const socket of sockets) swallow(socket);
    },
    speak() {
      isSilent = false;
    },
    close: () => (server.listening ? cut() : Promise.resolve()),
  };
}
