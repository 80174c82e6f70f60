import type { FastifyInstance } from 'fastify';
import type { Services } from '../lib/context.ts';
import { notFound } from '../lib/errors.ts';
import type { Statement } from '../lib/sql.ts';
import { type Turns, takeTurns } from './turns.ts';

const LARGE: Statement = { name: 'logo_large', text: 'SELECT large AS image FROM logos WHERE hash = $1' };
const SMALL: Statement = { name: 'logo_small', text: 'SELECT small AS image FROM logos WHERE hash = $1' };

/** Logos live in the database (decision 005) and are addressed by content, so they are cached for good. */
export function logoRoute(services: Services, turns: Turns) {
  return async (app: FastifyInstance): Promise<void> => {
    takeTurns(app, turns);
    app.get<{ Params: { file: string } }>('/logos/:file', async (request, reply) => {
      const [, hash, small] = /^([0-9a-f]{64})(-small)?\.webp$/.exec(request.params.file) ?? [];
      const [row] = hash
        ? await services.db.reads.query<{ image: Buffer }>(small ? SMALL : LARGE, [hash])
        : [];
      if (!row) throw notFound('Imagem não encontrada.');
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(row.image);
    });
  };
}
