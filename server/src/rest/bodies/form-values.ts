import { AppError } from '../../shared/errors.ts';

const UNREADABLE = 'O formulário enviado não pôde ser lido.';
const NAME = /^([^[\]]+)(?:\[([^[\]]*)\])?$/;
/** Keys of a list: `a[]`, and `a[0]` as PHP's http_build_query writes it. */
const OF_LIST = /^\d{0,4}$/;

/**
 * Reads fields as PHP does: the last of one name counts, `a[]` makes a list, `a[b]` an object. Deeper names are
 * BAD_REQUEST.
 */
export function formValues(
  fields: Iterable<readonly [name: string, value: string]>,
): Record<string, unknown> {
  const values = new Map<string, string | [key: string, value: string][]>();
  for (const [rawName, value] of fields) {
    const [, name, key] = NAME.exec(rawName) ?? [];
    if (name === undefined) throw new AppError('BAD_REQUEST', UNREADABLE);
    const current = values.get(name);
    if (key === undefined) values.set(name, value);
    else if (Array.isArray(current)) current.push([key, value]);
    else values.set(name, [[key, value]]);
  }
  return Object.fromEntries(
    [...values].map(([name, value]) => [name, Array.isArray(value) ? nested(value) : value]),
  );
}

const nested = (entries: [key: string, value: string][]): unknown =>
  entries.every(([key]) => OF_LIST.test(key))
    ? entries.map(([, value]) => value)
    : Object.fromEntries(entries);

/** Decodes `a=1&b%5B%5D=2` to pairs; invalid percent encoding is BAD_REQUEST. */
export function formFields(body: string): [name: string, value: string][] {
  const decoded = (piece: string) => decodeURIComponent(piece.replaceAll('+', ' '));
  try {
    return body
      .trim()
      .split('&')
      .filter((field) => field !== '')
      .map((field) => {
        const sign = field.indexOf('=');
        const end = sign === -1 ? field.length : sign;
        return [decoded(field.slice(0, end)), decoded(field.slice(end + 1))];
      });
  } catch {
    // The only error of decodeURIComponent.
    throw new AppError('BAD_REQUEST', UNREADABLE);
  }
}
