import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../shared/errors.ts';
import { formFields, formValues } from './form-values.ts';

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;
const FIELDS = 100;

/** Decodes a body without its byte order mark; rejects other encodings than UTF-8. */
function textOf(request: FastifyRequest, body: Buffer): string {
  const [, charset = 'utf-8'] = CHARSET.exec(request.headers['content-type'] ?? '') ?? [];
  if (!/^(?:utf-?8|us-ascii)$/i.test(charset)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Envie o conteúdo em UTF-8.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    // The only error that it throws.
    throw new AppError('BAD_REQUEST', 'O conteúdo enviado não está em UTF-8.');
  }
}

/** Parses JSON; an empty body is `{}`. */
function jsonOf(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    // The only error that it throws.
    throw new AppError('BAD_REQUEST', 'O corpo do pedido não é um JSON válido.');
  }
}

function formOf(text: string): Record<string, unknown> {
  const fields = formFields(text);
  if (fields.length > FIELDS) throw new AppError('BAD_REQUEST', 'O formulário tem campos demais.');
  return formValues(fields);
}

const isEmpty = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;

/** Accepts JSON and forms; any other type is answered with 415. */
export function parseBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  for (const [type, parse] of [
    ['application/json', jsonOf],
    ['application/x-www-form-urlencoded', formOf],
  ] as const) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
      parse(textOf(request, body)),
    );
  }
  app.addContentTypeParser('*', async (request: FastifyRequest) => {
    if (isEmpty(request)) return {};
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Envie o conteúdo como JSON, com o cabeçalho Content-Type: application/json.',
    );
  });
}
