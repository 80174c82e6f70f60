import type pg from 'pg';
import type { EntityManager } from 'typeorm';

/** Little memory for each. */
const PART_BYTES = 512 * 1024;

/** Stores the original in the database, so that any instance can make its sizes. */
export async function storeOriginal(manager: EntityManager, photoId: number, file: Buffer): Promise<void> {
  for (let number = 0; number * PART_BYTES < file.length; number++) {
    await manager.query('INSERT INTO photo_originals (photo_id, number, bytes) VALUES ($1, $2, $3)', [
      photoId,
      number,
      file.subarray(number * PART_BYTES, (number + 1) * PART_BYTES),
    ]);
  }
}

/** Streams the original, part by part; nothing when it is gone. */
export async function* readOriginal(pool: pg.Pool, photoId: number): AsyncGenerator<Buffer> {
  for (let number = 0; ; number++) {
    const { rows } = await pool.query<{ bytes: Buffer }>({
      name: 'photo_original',
      text: 'SELECT bytes FROM photo_originals WHERE photo_id = $1 AND number = $2',
      values: [photoId, number],
    });
    const bytes = rows[0]?.bytes;
    if (!bytes) return;
    yield bytes;
  }
}
