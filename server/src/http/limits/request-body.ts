import type { FastifyRequest } from 'fastify';

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;

/** Whether the body is read before the caller is looked up; before a form is read, its sender must be known. */
export const bodyComesFirst = (request: FastifyRequest): boolean => hasBody(request) && !isForm(request);
