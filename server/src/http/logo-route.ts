import type { FastifyInstance } from 'fastify';
import type { Services } from '../lib/context.ts';
import { notFound } from '../lib/errors.ts';
import { publicReader } from '../lib/public-reader.ts';
import type { Statement } from '../lib/sql.ts';
import { type Turns, takeTurns } from './turns.ts';

const LARGE: Statement = { name: 'logo_large', text: 'SELECT large AS image FROM logos WHERE hash = $1' };
const SMALL: Statement = { name: 'logo_small', text: 'SELECT small AS image FROM logos WHERE hash = $1' };

/** One not found on the replica may be too new for it. */
async function readLogo(services: Services, statement: Statement, hash: string) {
  const primary = services.db.reads;
  const reader = publicReader(services);
  const [row] = await reader.query<{ image: Buffer }>(statement, [hash]);
  if (row || reader === primary) return row;
  const [newer] = await primary.query<{ image: Buffer }>(statement, [hash]);
  return newer;
}

/** Logos live in the database (decision 005) and are addressed by content, so they are cached for good. */
export function logoRoute(services: Services, turns: Turns) {
  return async (app: FastifyInstance): Promise<void> => {
    takeTurns(app, turns);
    app.get<{ Params: { file: string } }>('/logos/:file', async (request, reply) => {
      const [, hash, small] = /^([0-9a-f]{64})(-small)?\.webp$/.exec(request.params.file) ?? [];
      const row = hash ? await readLogo(services, small ? SMALL : LARGE, hash) : undefined;
      if (!row) throw notFound('Imagem não encontrada.');
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(row.image);
    });
  };
}
