import type { FastifyRequest } from 'fastify';

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i;

/**
 * Whether a page of another site sends this form. Browsers let every page send forms anywhere, so a foreign one
 * could have its visitors rate companies; JSON they do not send without asking first, and that we answer with no.
 * Programs send neither header.
 */
export function isFormFromOtherSite(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'content-type': type = '', 'sec-fetch-site': site } = request.headers;
  if (!FORM.test(type)) return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  return host !== request.host && host !== new URL(publicUrl).host;
}
