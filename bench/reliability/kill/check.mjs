import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Connects to the program's embedded database. */
export async function openDatabase({ dataDir, database: { port } }) {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'guia',
    database: 'guia',
    password: readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim(),
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Returns a line for each acknowledged write that is not there as it was sent; each comment is another. */
export async function checkAcknowledged(database, writes) {
  const ratings = writes.filter(({ kind }) => kind === 'rating');
  const messages = writes.filter(({ kind }) => kind === 'message');
  const { rows: rated } = await database.query(
    'SELECT company_id, rating, comment FROM ratings WHERE comment = ANY ($1)',
    [ratings.map(({ comment }) => comment)],
  );
  const { rows: written } = await database.query(
    'SELECT id, company_id, content FROM messages WHERE id = ANY ($1)',
    [messages.map(({ id }) => id)],
  );
  const byComment = new Map(rated.map((row) => [row.comment, row]));
  const byId = new Map(written.map((row) => [row.id, row]));
  const isThere = (write) => {
    if (write.kind === 'message') {
      const row = byId.get(write.id);
      return row?.content === write.content && row.company_id === write.company;
    }
    const row = byComment.get(write.comment);
    return row?.rating === write.rating && row.company_id === write.company;
  };
  return writes.filter((write) => !isThere(write)).map((write) => JSON.stringify(write));
}
