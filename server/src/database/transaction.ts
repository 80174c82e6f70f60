import type { EntityManager } from 'typeorm';
import { tookTooLong } from '../shared/errors.ts';
import type { RequestSlot } from '../shared/request-slot.ts';
import { CHANNEL, type ChangeFeed } from './change-feed.ts';
import type { Connections } from './connections.ts';
import { isRetried } from './postgres-errors.ts';

/** The first and, as design/HARDENING.md says, three more. */
const TRIES = 4;

/**
 * Runs a write in one transaction. Where two writers meet (serialization, deadlock, lock) it is tried
 * again up to three times, so `work` must do nothing but write. It returns after this copy has heard
 * of its own changes: the next request sees them, from memory too.
 */
export async function inTransaction<T>(
  ctx: { db: Connections; changes: ChangeFeed; slot?: RequestSlot | null },
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const sync = ctx.changes.sync();
    try {
      const result = await ctx.db.dataSource.transaction(async (manager) => {
        const value = await work(manager);
        // Whoever was told that it took too long must not find it done.
        if (ctx.slot?.isOver) throw tookTooLong();
        if (ctx.slot) ctx.slot.isWriting = true;
        if (sync) await manager.query('SELECT pg_notify($1, $2)', [CHANNEL, sync.payload]);
        return value;
      });
      await sync?.wait();
      return result;
    } catch (error) {
      sync?.forget();
      if (attempt >= TRIES || !isRetried(error)) throw error;
    }
  }
}
