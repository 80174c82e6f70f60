import type { FastifyReply, FastifyRequest } from 'fastify';
import type Upload from 'graphql-upload/Upload.mjs';
import { AppError } from '../../shared/errors.ts';
import { spoolUpload } from '../../shared/images/spooled-upload.ts';
import { unreadableForm } from '../errors.ts';
import { readBodyWithin } from '../payload-limits.ts';

const wrong = () => new AppError('BAD_REQUEST', 'O formulário enviado não pôde ser lido.');

type JsonObject = Record<string, unknown>;
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseObject(text: unknown): JsonObject {
  try {
    const value: unknown = JSON.parse(String(text));
    if (isObject(value)) return value;
  } catch {
    throw wrong();
  }
  throw wrong();
}

/** Sets the variable, or the part of one, that `map` names; it must exist and be null. */
function setVariable(operation: JsonObject, path: unknown, upload: Upload): void {
  const names = typeof path === 'string' ? path.split('.') : [];
  const last = names.pop();
  if (names[0] !== 'variables' || last === undefined) throw wrong();
  let inner: unknown = operation;
  for (const name of names) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, name)) throw wrong();
    inner = (inner as JsonObject)[name];
  }
  if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, last)) throw wrong();
  const target = inner as JsonObject;
  if (target[last] !== null) throw wrong();
  target[last] = upload;
}

async function readParts(
  request: FastifyRequest,
  maxBytes: number,
  discards: Array<() => Promise<void>>,
): Promise<JsonObject> {
  let operation: JsonObject | null = null;
  let map: JsonObject | null = null;
  const placed = new Set<string>();
  for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
    if (part.type === 'field') {
      if (part.fieldname === 'operations') operation = parseObject(part.value);
      else if (part.fieldname === 'map' && operation) map = parseObject(part.value);
      continue;
    }
    const { upload, discard } = await spoolUpload(part, part.file);
    discards.push(discard);
    if (part.file.truncated) throw new AppError('PAYLOAD_TOO_LARGE', 'O conteúdo enviado é grande demais.');
    const paths = map && Object.hasOwn(map, part.fieldname) ? map[part.fieldname] : null;
    if (!operation || !Array.isArray(paths)) throw wrong();
    for (const path of paths) setVariable(operation, path, upload);
    placed.add(part.fieldname);
  }
  if (!operation || !map || Object.keys(map).some((name) => !placed.has(name))) throw wrong();
  return operation;
}

/**
 * Reads the body of a multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec) with one operation and
 * its file, which is there until `reply` is closed. BAD_REQUEST for a form that is none, PAYLOAD_TOO_LARGE for a file over `maxBytes`
 * and for a form that is longer than that and its two fields may be.
 */
export async function readGraphqlForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { maxBytes, fieldBytes }: { maxBytes: number; fieldBytes: number },
): Promise<JsonObject> {
  const discards: Array<() => Promise<void>> = [];
  reply.raw.once('close', () => {
    for (const discard of discards) void discard();
  });
  try {
    return await readBodyWithin(request, maxBytes + 2 * fieldBytes, () =>
      readParts(request, maxBytes, discards),
    );
  } catch (error) {
    for (const discard of discards) await discard();
    throw unreadableForm(error);
  }
}
