import type { FastifyReply, FastifyRequest } from 'fastify';

/** For public answers: revalidated at every use, with 304 when unchanged. */
export const PUBLIC = {
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'authorization, origin',
};

/** For personal answers and errors. */
export const NO_STORE = { 'cache-control': 'no-store' };

/** Sets `etag`; returns whether the caller has what it names, with status 304 then. */
export function isKnownTo(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag);
  const tags = request.headers['if-none-match']?.split(',').map((etag) => etag.trim().replace(/^W\//, ''));
  if (!tags?.includes(tag)) return false;
  reply.code(304);
  return true;
}

/** Sets the headers of an image that other sites show in their pages and keep for `seconds`; returns as `isKnownTo` does. */
export function isSharedImageKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  seconds: number,
): boolean {
  reply
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', `public, max-age=${seconds}`);
  return isKnownTo(request, reply, tag);
}
