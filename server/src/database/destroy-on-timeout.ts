import pg from 'pg';

const SILENCE = 'Query read timeout';

/**
 * Connections that end when an answer did not come in time. node-postgres by itself only gives up waiting: the
 * connection would go back to the pool with a statement under way, and the next one to use it would wait too, first
 * of all the ROLLBACK of the same transaction.
 */
export class DestroyOnTimeout {
  readonly #open = new Set<pg.Client>();

  /** For the pool's options. */
  readonly Client: typeof pg.Client;

  constructor() {
    const open = this.#open;
    const Client = class extends pg.Client {
      constructor(config?: string | pg.ClientConfig) {
        const { connectionTimeoutMillis = 0, ...rest } = config as pg.ClientConfig;
        // Half of what a caller waits for a connection: after an outage the tries begun in it must not use up his time.
        super({ ...rest, connectionTimeoutMillis: Math.ceil(connectionTimeoutMillis / 2) });
        open.add(this);
        this.once('end', () => open.delete(this));
      }
    };
    Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
      const answer: unknown = Reflect.apply(pg.Client.prototype.query, this, asked);
      if (answer instanceof Promise) {
        answer.catch((error: Error) => {
          if (error.message === SILENCE) this.connection.stream.destroy();
        });
      }
      return answer;
    } as typeof pg.Client.prototype.query;
    this.Client = Client;
  }

  /** Ends them all, also those being opened. */
  breakAll(): void {
    for (const client of this.#open) client.connection.stream.destroy();
  }
}
