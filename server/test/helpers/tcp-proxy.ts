import { connect, createServer, type Server, type Socket } from 'node:net';

export interface TcpProxy {
  /** The same database, through the proxy. */
  url: string;
  /** Ends all connections and accepts no new ones. */
  cut(): Promise<void>;
  /** Discards what either side sends, on new connections too, and ends none. */
  drop(): void;
  /** Accepts connections again after `cut`, carries new ones after `drop`; those from before stay unresponsive. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy between the program and PostgreSQL, so that a test can interrupt the database. */
export async function startTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isDropping = false;
  let server: Server;
  let port = 0;

  const discard = (socket: Socket) => {
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
        if (isDropping) for (const socket of [inner, outer]) discard(socket);
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
    async restore() {
      isDropping = false;
      if (!server.listening) await listen();
    },
    drop() {
      isDropping = true;
      for (const socket of sockets) discard(socket);
    },
    close: () => (server.listening ? cut() : Promise.resolve()),
  };
}
