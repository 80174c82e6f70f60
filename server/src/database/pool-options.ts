import type pg from 'pg';
import type { Limits } from '../config.ts';
import type { DestroyOnTimeout } from './destroy-on-timeout.ts';

/** The program answers people and must not wait; a command may take its time. */
export type Use = 'program' | 'command';

/** The time limits of every pool. */
export function poolOptions(
  limits: Limits,
  max: number,
  use: Use,
  clients: DestroyOnTimeout,
): pg.PoolConfig & { Client: typeof pg.Client } {
  return {
    Client: clients.Client,
    max,
    keepAlive: true,
    connectionTimeoutMillis: limits.CONNECTION_MS,
    // A fresh connection has to plan every statement again.
    idleTimeoutMillis: 10 * 60_000,
    application_name: `guia-${use}`,
    // The second one ends a wait that PostgreSQL cannot end: for a network gone silent.
    ...(use === 'program' && {
      // Many ask at once: helping processes for one of them cost the others more than they save.
      options: '-c max_parallel_workers_per_gather=0',
      statement_timeout: limits.STATEMENT_MS,
      query_timeout: limits.STATEMENT_MS + 500,
      idle_in_transaction_session_timeout: 2 * limits.STATEMENT_MS,
    }),
  };
}
