import fc from 'fast-check';
import type { Parameter } from '../../../src/rest/route/parameter.ts';
import { type Route, takesFile } from '../../../src/rest/route/route.ts';
import { anyHeaders, anyId, anyJson, anyNumber, anyText, mostly } from './values.ts';

export interface FuzzRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const TYPES = [
  'application/json',
  'application/json; charset=latin1',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  ';',
];

function anyValueOf({ name, type, enum: values }: Omit<Parameter, 'description'>): fc.Arbitrary<unknown> {
  if (values) return mostly(fc.constantFrom(...values));
  if (/(^|_)id$/.test(name)) return mostly(fc.oneof(anyId, anyNumber));
  switch (type) {
    case 'integer':
    case 'number':
      return mostly(fc.oneof(anyNumber, anyNumber.map(String)));
    case 'boolean':
      return mostly(fc.constantFrom(true, false, '1', 'false', 0));
    case 'array':
      return mostly(fc.array(anyText, { maxLength: 40 }));
    case 'object':
      return mostly(fc.dictionary(fc.constantFrom('max_companies', '__proto__', 'a'), anyJson));
    default:
      return mostly(anyText);
  }
}

export const recordOf = (
  parameters: readonly Omit<Parameter, 'description'>[],
): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .record(Object.fromEntries(parameters.map((one) => [one.name, anyValueOf(one)])), { requiredKeys: [] })
    .map((record) => ({ ...record }));

/** Returns the encoded text. Lone surrogates become three bytes, which no encoder writes. */
export const segment = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : `%ED%A0%80${encodeURIComponent(text.toWellFormed())}`;

export const queryText = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map(
        (one) => `${name}=${segment(typeof one === 'object' ? JSON.stringify(one) : String(one))}`,
      ),
    )
    .join('&');

/** A file of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Valid and invalid images. */
export const anyFile: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constant(PNG),
  fc.constant(Buffer.alloc(0)),
  fc.constant(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.concat([PNG.subarray(0, 20), bytes])),
);

/** Returns a form with a file; `cut` removes its end. */
function form(values: Record<string, unknown>, file: Buffer, name: string, cut: boolean): Buffer {
  const fields = Object.entries(values).map(
    ([field, value]) =>
      `--x\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${typeof value === 'object' ? JSON.stringify(value) : value}\r\n`,
  );
  const whole = Buffer.concat([
    Buffer.from(fields.join('')),
    Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="logo"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    file,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  return cut ? whole.subarray(0, Math.floor(whole.length * 0.7)) : whole;
}

interface Body {
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

function bodies(route: Route): fc.Arbitrary<Body> {
  if (route.method === 'GET') return fc.constant({ headers: {}, payload: undefined });
  const fields = recordOf(route.body ?? []);
  const json = fields.map((values) => ({ headers: JSON_TYPE, payload: JSON.stringify(values) }));
  const junk = fc
    .tuple(
      fc.constantFrom(...TYPES),
      fc.oneof(
        anyText,
        anyJson.map((value) => JSON.stringify(value)),
      ),
    )
    .map(([type, payload]) => ({ headers: { 'content-type': type }, payload }));
  const multipart = fc
    .tuple(fields, anyFile, fc.constantFrom('a.png', '', '../a', 'x'.repeat(300)), fc.boolean())
    .map(([values, file, name, cut]) => ({
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: form(values, file, name, cut),
    }));
  return fc.oneof(
    { weight: 6, arbitrary: json },
    { weight: 1, arbitrary: junk },
    { weight: takesFile(route) ? 4 : 1, arbitrary: multipart },
    { weight: 1, arbitrary: fc.constant({ headers: {}, payload: undefined }) },
  );
}

/** Returns random requests to a row of the REST table. */
export function restRequests(route: Route): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(
      anyId,
      recordOf([...(route.query ?? []), { name: 'page', type: 'integer' }]),
      bodies(route),
      anyHeaders,
    )
    .map(([id, query, body, headers]) => ({
      method: route.method,
      url: `/api${route.path.replace(/\{\w+\}/, () => segment(id))}?${queryText(query)}`,
      headers: { ...headers, ...body.headers },
      payload: body.payload,
    }));
}

const PREFIXES = [
  '',
  '/',
  '/api',
  '/graphql',
  '/logos',
  '/sitemaps',
  '/admin-exports',
  '/healthz',
  '/assets',
];

/** Random requests to any path. */
export const strayRequests: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
    fc.constantFrom(...PREFIXES),
    anyText,
    recordOf([{ name: 'q', type: 'string' }]),
    anyHeaders,
    anyJson,
  )
  .map(([method, prefix, text, query, headers, body]) => ({
    method,
    url: `${prefix}/${segment(text)}?${queryText(query)}`,
    headers: { ...headers, ...JSON_TYPE },
    payload: ['GET', 'HEAD'].includes(method) ? undefined : JSON.stringify(body),
  }));
