import type { FastifyInstance } from 'fastify';
import { notFound } from '../shared/errors.ts';

/** Answers `/API/companies` and the like with 404; otherwise they would be page URLs and lead to the home page. */
export async function capitalApi(app: FastifyInstance): Promise<void> {
  const reject = async () => {
    throw notFound('Endereço não encontrado. Os caminhos começam por /api, em letras minúsculas.');
  };
  // Before the body is read.
  app.addHook('onRequest', reject);
  for (const url of ['/:root(^[aA][pP][iI]$)', '/:root(^[aA][pP][iI]$)/*']) app.all(url, reject);
}
