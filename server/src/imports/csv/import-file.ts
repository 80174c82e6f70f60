import { Readable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import type { Reader, Statement } from '../../database/statement.ts';

/** Few rows per file, and little memory per chunk. */
const CHUNK_BYTES = 256 * 1024;

/** Stores a file in the database, so that any instance can work on it. */
export async function storeFile(manager: EntityManager, importId: number, bytes: Buffer): Promise<void> {
  for (let number = 0; number * CHUNK_BYTES < bytes.length; number++) {
    await manager.query('INSERT INTO import_chunks (import_id, number, bytes) VALUES ($1, $2, $3)', [
      importId,
      number,
      bytes.subarray(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES),
    ]);
  }
}

const CHUNK: Statement = {
  name: 'import_chunk',
  text: 'SELECT bytes FROM import_chunks WHERE import_id = $1 AND number = $2',
};

/** Streams the file by chunks; `onRead` receives the number of bytes read. */
export function readFile(reader: Reader, importId: number, onRead?: (bytes: number) => void): Readable {
  async function* chunks(): AsyncGenerator<Buffer> {
    let read = 0;
    for (let number = 0; ; number++) {
      const [chunk] = await reader.query<{ bytes: Buffer }>(CHUNK, [importId, number]);
      if (!chunk) return;
      yield chunk.bytes;
      read += chunk.bytes.length;
      onRead?.(read);
    }
  }
  return Readable.from(chunks());
}
