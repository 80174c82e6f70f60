import pg from 'pg';

const TIMEOUT_MESSAGE = 'Query read timeout';

/**
 * The clients of one or more pools, each destroyed when an answer does not come in time. node-postgres itself only
 * stops waiting: the connection would go back to its pool with a statement under way, and the next statement, the
 * ROLLBACK of the same transaction first of all, would wait for it.
 */
export class OpenClients {
  readonly #open = new Set<pg.Client>();

  /** For the pools' options. */
  readonly Client: typeof pg.Client;

  constructor() {
    const open = this.#open;
    const Client = class extends pg.Client {
      constructor(config?: string | pg.ClientConfig) {
        const { connectionTimeoutMillis = 0, ...rest } = config as pg.ClientConfig;
        // Half of what a caller waits for a connection: attempts begun during an outage must not use up the wait.
        super({ ...rest, connectionTimeoutMillis: Math.ceil(connectionTimeoutMillis / 2) });
        open.add(this);
        this.once('end', () => open.delete(this));
      }
    };
    Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      const answer: unknown = Reflect.apply(pg.Client.prototype.query, this, args);
      if (answer instanceof Promise) {
        answer.catch((error: Error) => {
          if (error.message === TIMEOUT_MESSAGE) this.connection.stream.destroy();
        });
      }
      return answer;
    } as typeof pg.Client.prototype.query;
    this.Client = Client;
  }

  /** Destroys all of them, also those still connecting. */
  destroyAll(): void {
    for (const client of this.#open) client.connection.stream.destroy();
  }
}
