import type { FastifyRequest } from 'fastify';
import type Upload from 'graphql-upload/Upload.mjs';
import { unreadableForm } from '../http/unreadable-form.ts';
import { Refusal } from '../lib/errors.ts';
import { uploadInMemory } from '../lib/upload-in-memory.ts';

export interface Body {
  values: Record<string, unknown>;
  /** As the Upload scalar takes it. */
  file: Upload | null;
}

/** A JSON body; none at all is an empty one. */
function readJson(body: unknown): Body {
  if (body === undefined || body === null) return { values: {}, file: null };
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new Refusal('BAD_REQUEST', 'O corpo do pedido deve ser um objeto JSON.');
  }
  return { values: body as Record<string, unknown>, file: null };
}

/** A form with a file, read into memory: logos are small. A field without a file is absent. */
async function readMultipart(request: FastifyRequest): Promise<Body> {
  try {
    return await readParts(request);
  } catch (error) {
    throw unreadableForm(error);
  }
}

async function readParts(request: FastifyRequest): Promise<Body> {
  const values: Record<string, unknown> = {};
  let file: Upload | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      values[part.fieldname] = part.value;
      continue;
    }
    const content = await part.toBuffer();
    if (!part.filename && content.length === 0) continue;
    file = uploadInMemory(part, content);
  }
  return { values, file };
}

export function readBody(request: FastifyRequest): Promise<Body> | Body {
  return request.isMultipart() ? readMultipart(request) : readJson(request.body);
}
