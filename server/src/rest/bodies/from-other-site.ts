import type { FastifyRequest } from 'fastify';

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i;

/**
 * Returns whether a page of another site sent this form. Browsers send forms across sites without a preflight request,
 * JSON only after one, which is rejected. Programs send neither header.
 */
export function isFormFromOtherSite(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'content-type': type = '', 'sec-fetch-site': site } = request.headers;
  if (!FORM.test(type)) return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  return host !== request.host && host !== new URL(publicUrl).host;
}
