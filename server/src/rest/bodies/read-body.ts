import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { unreadableForm } from '../../http/errors.ts';
import { readBodyWithin } from '../../http/payload-limits.ts';
import { contextOf } from '../../http/request-context.ts';
import { AppError, type FieldMessages, forbidden, unauthenticated } from '../../shared/errors.ts';
import { formValues } from './form-values.ts';

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i;

/**
 * Returns whether a page of another site sent this form. Browsers send forms across sites without a preflight request,
 * JSON only after one, which is rejected. Programs send neither header.
 */
function isFormFromOtherSite(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'content-type': type = '', 'sec-fetch-site': site } = request.headers;
  if (!FORM.test(type)) return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  return host !== request.host && host !== new URL(publicUrl).host;
}

export interface Body {
  values: Record<string, unknown>;
  /** As the Upload scalar takes it. */
  file: Upload | null;
  /** Files in fields that take none. */
  misplaced: FieldMessages;
}

/** Returns the parsed body; `{}` for none. */
function readValues(body: unknown): Body {
  if (body === undefined || body === null) return { values: {}, file: null, misplaced: {} };
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new AppError('BAD_REQUEST', 'O corpo do pedido deve ser um objeto JSON.');
  }
  return { values: body as Record<string, unknown>, file: null, misplaced: {} };
}

/** The one field of the forms that takes a file. */
const FILE_FIELD = 'logo';

/** Reads a form with a file into memory: logos are small. A field without a file is absent. */
async function readMultipart(request: FastifyRequest): Promise<Body> {
  const { LOGO_BYTES, JSON_BYTES } = contextOf(request).config.limits;
  try {
    return await readBodyWithin(request, LOGO_BYTES + 2 * JSON_BYTES, () => readParts(request));
  } catch (error) {
    throw unreadableForm(error);
  }
}

async function readParts(request: FastifyRequest): Promise<Body> {
  const fields: [name: string, value: string][] = [];
  const misplaced: FieldMessages = {};
  let file: Upload | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.push([part.fieldname, String(part.value)]);
      continue;
    }
    const content = await part.toBuffer();
    if (!part.filename && content.length === 0) continue;
    if (part.fieldname === FILE_FIELD) file = bufferedUpload(part, content);
    else misplaced[part.fieldname] = ['Este campo não recebe arquivos.'];
  }
  return { values: formValues(fields), file, misplaced };
}

const bodies = new WeakMap<FastifyRequest, Body>();

/** Returns the request's body, read once; multipart bodies only of signed-in callers. */
export async function bodyOf(request: FastifyRequest, takesFile: boolean): Promise<Body> {
  const cached = bodies.get(request);
  if (cached) return cached;
  if (!request.allowedOrigin && isFormFromOtherSite(request, contextOf(request).config.publicUrl)) {
    throw forbidden('Formulários de outros sites não são aceitos.');
  }
  if (request.isMultipart()) {
    if (!takesFile) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Envie o conteúdo como JSON.');
    if (!contextOf(request).viewer) throw unauthenticated();
  }
  const body = request.isMultipart() ? await readMultipart(request) : readValues(request.body);
  bodies.set(request, body);
  return body;
}

/**
 * Wraps a file that was read into memory as the Upload scalar takes it. Files are small, and buffering on disk would fail
 * when it is full.
 */
function bufferedUpload(
  { filename, mimetype, encoding }: Record<'filename' | 'mimetype' | 'encoding', string>,
  content: Buffer,
): Upload {
  const upload = new Upload();
  const file: Pick<FileUpload, 'filename' | 'mimetype' | 'encoding'> & { createReadStream(): Readable } = {
    filename,
    mimetype,
    encoding,
    createReadStream: () => Readable.from(content, { objectMode: false }),
  };
  upload.resolve(file as FileUpload);
  return upload;
}
