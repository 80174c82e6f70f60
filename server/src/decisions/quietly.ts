import type { EntityManager } from 'typeorm';

/** Runs `work` so that webhooks are not told of what changes in companies, since it can be undone. */
export async function quietly(manager: EntityManager, work: () => Promise<void>): Promise<void> {
  await manager.query(`SELECT set_config('guia.quiet', 'on', true)`);
  await work();
  await manager.query(`SELECT set_config('guia.quiet', 'off', true)`);
}
