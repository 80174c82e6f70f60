import type { FastifyInstance } from 'fastify';
import { notFound } from '../shared/errors.ts';

/**
 * `/API/companies` and the like, from whoever types paths by hand. Without this they would be addresses of pages
 * that are not there, and a program would be sent to the home page.
 */
export async function capitalApi(app: FastifyInstance): Promise<void> {
  const refuse = async () => {
    throw notFound('Endereço não encontrado. Os caminhos começam por /api, em letras minúsculas.');
  };
  // Before a body is read, of whatever type.
  app.addHook('onRequest', refuse);
  for (const url of ['/:root(^[aA][pP][iI]$)', '/:root(^[aA][pP][iI]$)/*']) app.all(url, refuse);
}
