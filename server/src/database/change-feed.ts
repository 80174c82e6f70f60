import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../shared/log.ts';
import { Heartbeat } from './heartbeat.ts';

export const CHANNEL = 'changes';
/** The statement of a heartbeat. */
export const HEARTBEAT = 'SELECT 1';
const RETRY_MS = 500;
const SYNC_MS = 1_000;

type Listener = (tag: string) => void;

/** A writer sends `payload` before its COMMIT and calls `wait` after it, or `cancel` when there is no COMMIT. */
export interface Sync {
  payload: string;
  wait: () => Promise<void>;
  cancel: () => void;
}

/**
 * Notifies of changes made by this and all other instances: triggers send tags (`company:7`, `companies`, `settings` …)
 * with NOTIFY in the writer's own transaction. A connection that is lost or late (heartbeat.ts) means "everything changed"
 * (`*`), and until it is back nothing may be cached.
 */
export class ChangeFeed {
  readonly #url: string;
  readonly #log: Log;
  readonly #listeners = new Set<Listener>();
  readonly #noticeListeners = new Set<() => void>();
  readonly #syncs = new Map<string, () => void>();
  #client: pg.Client | null = null;
  #heartbeat: Heartbeat | null = null;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;
  #onTimeout: () => void = () => {};
  /** Logged once an outage, not at each attempt. */
  #isDisconnected = false;

  constructor(url: string, log: Log) {
    this.#url = url;
    this.#log = log;
  }

  /** True while every write up to 0.9 s ago has been notified: only then may cached answers be used. */
  get listening(): boolean {
    return this.#client !== null && this.#heartbeat?.isFresh === true;
  }

  onChange(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** Calls `listener` when the connection times out without being closed: the network delivers nothing. */
  onTimeout(listener: () => void): void {
    this.#onTimeout = listener;
  }

  /** Calls `listener` at every notification, whatever changed, before the listeners of `onChange`. */
  onNotice(listener: () => void): void {
    this.#noticeListeners.add(listener);
  }

  async start(): Promise<void> {
    if (this.#closed) return;
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      // Short, since an attempt begun before the database is back delays the next one.
      connectionTimeoutMillis: 1_000,
      application_name: 'guia-changes',
    });
    let ended = false;
    const lost = (error?: Error) => {
      if (ended) return;
      ended = true;
      heartbeat.stop();
      this.#lose(client, error?.message);
    };
    // The system itself notices a network that delivers nothing after hours only.
    const heartbeat = new Heartbeat({
      late: () => {
        if (this.#client !== client) return;
        this.#logDisconnected('no answer');
        this.#notify('*');
      },
      back: () => {
        if (this.#client !== client) return;
        this.#notify('*');
        this.#logBack();
      },
      dead: () => {
        const wasListening = this.#client === client;
        lost(new Error('timeout'));
        if (wasListening) this.#onTimeout();
      },
    });
    client.on('error', lost);
    client.on('end', () => lost());
    client.on('notification', (message) => this.#receive(message.payload ?? ''));
    const sendHeartbeat = async () => {
      await client.query(HEARTBEAT).catch(lost);
    };
    try {
      await client.connect();
      await heartbeat.start(() => client.query(`LISTEN ${CHANNEL}`), sendHeartbeat);
      if (ended || this.#closed) return;
      this.#notify('*');
      this.#client = client;
      this.#heartbeat = heartbeat;
      this.#logBack();
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /**
   * Returns a token for a writer: it sends `NOTIFY changes, 'sync:<token>'` before its COMMIT and awaits `wait` after it;
   * then this instance has been notified of all its changes. Null while disconnected.
   */
  sync(): Sync | null {
    const client = this.#client;
    if (!client) return null;
    const token = randomUUID();
    const received = new Promise<void>((resolve) => this.#syncs.set(token, resolve));
    const wait = async () => {
      const limit = setTimeout(() => this.#lose(client, 'no answer'), SYNC_MS);
      await received;
      clearTimeout(limit);
      this.#syncs.delete(token);
    };
    return { payload: `sync:${token}`, wait, cancel: () => void this.#syncs.delete(token) };
  }

  /** Notifies this instance only: for what is derived here and not in the database. */
  notifyHere(tag: string): void {
    this.#notify(tag);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #receive(payload: string): void {
    for (const listener of this.#noticeListeners) listener();
    if (payload.startsWith('sync:')) this.#syncs.get(payload.slice(5))?.();
    else this.#notify(payload);
  }

  #notify(tag: string): void {
    if (tag === '*') for (const listener of this.#noticeListeners) listener();
    for (const listener of this.#listeners) listener(tag);
  }

  #logDisconnected(reason: string | undefined): void {
    if (this.#closed || this.#isDisconnected) return;
    this.#isDisconnected = true;
    this.#log.warn({ reason }, 'Sem notificações do banco de dados; nada fica em memória.');
  }

  #logBack(): void {
    if (this.#isDisconnected) this.#log.info('As notificações do banco de dados voltaram.');
    this.#isDisconnected = false;
  }

  #lose(client: pg.Client, reason: string | undefined): void {
    if (this.#client && this.#client !== client) return;
    this.#logDisconnected(reason);
    this.#client = null;
    this.#notify('*');
    for (const done of this.#syncs.values()) done();
    client.end().catch((error: unknown) => this.#log.debug({ err: error }, 'Conexão já encerrada.'));
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.start(), RETRY_MS).unref();
  }
}
