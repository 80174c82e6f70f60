import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../shared/log.ts';
import { Heartbeat } from './heartbeat.ts';

export const CHANNEL = 'changes';
/** What the listening connection is asked again and again, see `pulse.ts`. */
export const HEARTBEAT_MS = 'SELECT 1';
const RETRY_MS = 500;
const SYNC_MS = 1_000;

type Listener = (tag: string) => void;

/** What a writer sends before its COMMIT, awaits after it, or forgets when there was none. */
export interface Sync {
  payload: string;
  wait: () => Promise<void>;
  forget: () => void;
}

/**
 * Hears what changed, from this copy and all others: triggers send tags (`company:7`, `companies`,
 * `settings` …) with NOTIFY in the writer's own transaction. A lost connection means "everything
 * changed" (`*`), and while it is lost nothing may be kept; so does one that is late to answer (`pulse.ts`).
 */
export class ChangeFeed {
  readonly #url: string;
  readonly #log: Log;
  readonly #listeners = new Set<Listener>();
  readonly #noticed = new Set<() => void>();
  readonly #syncs = new Map<string, () => void>();
  #client: pg.Client | null = null;
  /** Of the connection. */
  #pulse: Heartbeat | null = null;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;
  #onSilence: () => void = () => {};
  /** Said once an outage, not at each try. */
  #deaf = false;

  constructor(url: string, log: Log) {
    this.#url = url;
    this.#log = log;
  }

  /** True while every write up to 0.9 s ago has been heard of: only then may what is kept be used. */
  get listening(): boolean {
    return this.#client !== null && this.#pulse?.isFresh === true;
  }

  onChange(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** For a network that takes what is sent and answers nothing: a connection that was closed says so itself. */
  onSilence(listener: () => void): void {
    this.#onSilence = listener;
  }

  /** Is told of every write that is heard of, whatever it changed, before those who listen for what changed. */
  onNotice(noticed: () => void): void {
    this.#noticed.add(noticed);
  }

  async start(): Promise<void> {
    if (this.#closed) return;
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      // Short, since a try begun before the database is back delays the next one.
      connectionTimeoutMillis: 1_000,
      application_name: 'guia-changes',
    });
    let ended = false;
    const lost = (error?: Error) => {
      if (ended) return;
      ended = true;
      pulse.stop();
      this.#lose(client, error?.message);
    };
    // A network gone silent ends no connection; unasked, the system would notice after hours.
    const pulse = new Heartbeat({
      quiet: () => {
        if (this.#client !== client) return;
        this.#sayDeaf('no answer');
        this.#tell('*');
      },
      back: () => {
        if (this.#client !== client) return;
        this.#tell('*');
        this.#sayBack();
      },
      dead: () => {
        const wasListening = this.#client === client;
        lost(new Error('silent'));
        if (wasListening) this.#onSilence();
      },
    });
    client.on('error', lost);
    client.on('end', () => lost());
    client.on('notification', (message) => this.#hear(message.payload ?? ''));
    const beat = async () => {
      await client.query(HEARTBEAT_MS).catch(lost);
    };
    try {
      await client.connect();
      await pulse.start(() => client.query(`LISTEN ${CHANNEL}`), beat);
      if (ended || this.#closed) return;
      this.#tell('*');
      this.#client = client;
      this.#pulse = pulse;
      this.#sayBack();
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /**
   * A token for a writer: it sends `NOTIFY changes, 'sync:<token>'` before its COMMIT and awaits
   * `wait` after it; then all its changes have been heard here, and the next request reads fresh.
   */
  sync(): Sync | null {
    const client = this.#client;
    if (!client) return null;
    const token = randomUUID();
    const heard = new Promise<void>((resolve) => this.#syncs.set(token, resolve));
    const wait = async () => {
      const limit = setTimeout(() => this.#lose(client, 'no answer'), SYNC_MS);
      await heard;
      clearTimeout(limit);
      this.#syncs.delete(token);
    };
    return { payload: `sync:${token}`, wait, forget: () => void this.#syncs.delete(token) };
  }

  /** For what is derived here and not in the database: only this copy hears of it. */
  tellHere(tag: string): void {
    this.#tell(tag);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #hear(payload: string): void {
    for (const noticed of this.#noticed) noticed();
    if (payload.startsWith('sync:')) this.#syncs.get(payload.slice(5))?.();
    else this.#tell(payload);
  }

  #tell(tag: string): void {
    if (tag === '*') for (const noticed of this.#noticed) noticed();
    for (const listener of this.#listeners) listener(tag);
  }

  #sayDeaf(reason: string | undefined): void {
    if (this.#closed || this.#deaf) return;
    this.#deaf = true;
    this.#log.warn({ reason }, 'Sem notificações do banco de dados; nada fica em memória.');
  }

  #sayBack(): void {
    if (this.#deaf) this.#log.info('As notificações do banco de dados voltaram.');
    this.#deaf = false;
  }

  #lose(client: pg.Client, reason: string | undefined): void {
    if (this.#client && this.#client !== client) return;
    this.#sayDeaf(reason);
    this.#client = null;
    this.#tell('*');
    for (const done of this.#syncs.values()) done();
    client.end().catch((error: unknown) => this.#log.debug({ err: error }, 'Conexão já encerrada.'));
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.start(), RETRY_MS).unref();
  }
}
