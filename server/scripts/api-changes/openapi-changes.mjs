const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Limits of a request that may only grow, and those that may only shrink. */
const UPPER = ['maximum', 'maxLength', 'maxItems'];
const LOWER = ['minimum', 'minLength', 'minItems'];

const resolve = (document, value) =>
  value?.$ref
    ? value.$ref
        .split('/')
        .slice(1)
        .reduce((at, name) => at?.[name], document)
    : value;

/** Returns the types of a schema; an integer is a number too, and no type is every type. */
const typesOf = ({ type }) =>
  [type ?? []].flat().flatMap((one) => (one === 'integer' ? ['integer', 'number'] : [one]));

/** Compares the documents of two versions and collects what breaks clients of the old one. */
class Comparison {
  changes = [];
  #old;
  #new;

  constructor(oldDocument, newDocument) {
    this.#old = oldDocument;
    this.#new = newDocument;
  }

  /** Compares schemas; `sent` by clients they may accept more, in answers they may have more. */
  schema(was, is, at, sent, depth = 0) {
    const before = resolve(this.#old, was);
    const now = resolve(this.#new, is);
    if (!before || depth > 12) return;
    if (!now) {
      this.changes.push(`${at} has no schema any more.`);
      return;
    }
    const [narrow, wide] = sent ? [before, now] : [now, before];
    const unknown = typesOf(narrow).filter(
      (type) => typesOf(wide).length > 0 && !typesOf(wide).includes(type),
    );
    if (unknown.length > 0 || (typesOf(narrow).length === 0 && typesOf(wide).length > 0))
      this.changes.push(
        `${at} changed its type from ${JSON.stringify(before.type)} to ${JSON.stringify(now.type)}.`,
      );
    if (JSON.stringify(before.const) !== JSON.stringify(now.const))
      this.changes.push(`${at} changed its value.`);
    if (sent) this.#limits(before, now, at);
    this.#properties(before, now, at, sent, depth);
    if (before.items) this.schema(before.items, now.items, `${at}[]`, sent, depth + 1);
    for (const [index, one] of (before.anyOf ?? []).entries())
      this.schema(one, now.anyOf?.[index], at, sent, depth + 1);
  }

  #limits(before, now, at) {
    const isTaken = (value) => now.enum === undefined || now.enum.includes(value);
    for (const value of before.enum ?? (now.enum ? [`any ${before.type}`] : []))
      if (!isTaken(value)) this.changes.push(`${at} takes ${value} no more.`);
    const isStricter = (name, sign) =>
      now[name] !== undefined && (before[name] === undefined || sign * now[name] < sign * before[name]);
    for (const name of [
      ...UPPER.filter((one) => isStricter(one, 1)),
      ...LOWER.filter((one) => isStricter(one, -1)),
    ])
      this.changes.push(`${at} has a stricter ${name}.`);
    for (const name of ['pattern', 'format'])
      if (now[name] !== undefined && now[name] !== before[name])
        this.changes.push(`${at} has another ${name}.`);
  }

  #properties(before, now, at, sent, depth) {
    for (const [name, one] of Object.entries(before.properties ?? {})) {
      if (now.properties?.[name]) this.schema(one, now.properties[name], `${at}.${name}`, sent, depth + 1);
      else this.changes.push(`${at}.${name} was removed.`);
    }
    const [given, needed] = sent ? [before, now] : [now, before];
    for (const name of needed.required ?? []) {
      if (given.required?.includes(name) || (!sent && !now.properties?.[name])) continue;
      this.changes.push(`${at}.${name} is ${sent ? 'required now' : 'no longer in every answer'}.`);
    }
  }

  operation(was, is, at) {
    if (was.operationId !== is.operationId) this.changes.push(`${at} changed its operationId.`);
    const parametersOf = (document, { parameters = [] }) => parameters.map((one) => resolve(document, one));
    const old = parametersOf(this.#old, was);
    for (const parameter of parametersOf(this.#new, is)) {
      const before = old.find(({ name, in: place }) => name === parameter.name && place === parameter.in);
      if (parameter.required && !before?.required) this.changes.push(`${at} requires ${parameter.name} now.`);
      if (before) this.schema(before.schema, parameter.schema, `${at} ${parameter.name}`, true);
    }
    for (const { name, in: place } of old)
      if (!parametersOf(this.#new, is).some((one) => one.name === name && one.in === place))
        this.changes.push(`${at} takes ${name} no more.`);
    this.#body(resolve(this.#old, was.requestBody), resolve(this.#new, is.requestBody), at);
    for (const [status, response] of Object.entries(was.responses)) {
      if (is.responses[status])
        this.#content(
          resolve(this.#old, response),
          resolve(this.#new, is.responses[status]),
          `${at} ${status}`,
        );
      else if (status.startsWith('2')) this.changes.push(`${at} answers ${status} no more.`);
    }
  }

  #body(was, is, at) {
    if (is?.required && !was?.required) this.changes.push(`${at} requires a body now.`);
    if (was) this.#content(was, is ?? {}, `${at} body`, true);
  }

  #content(was, is, at, sent = false) {
    for (const [type, { schema }] of Object.entries(was.content ?? {})) {
      if (is.content?.[type]) this.schema(schema, is.content[type].schema, at, sent);
      else this.changes.push(`${at} is not ${type} any more.`);
    }
  }
}

/** Returns what breaks clients of the old OpenAPI document, as English sentences. */
export function openapiChanges(oldDocument, newDocument) {
  const comparison = new Comparison(oldDocument, newDocument);
  for (const [path, item] of Object.entries(oldDocument.paths)) {
    for (const method of METHODS.filter((one) => item[one])) {
      const at = `${method.toUpperCase()} ${path}`;
      const now = newDocument.paths[path]?.[method];
      if (now) comparison.operation(item[method], now, at);
      else comparison.changes.push(`${at} was removed.`);
    }
  }
  return [...new Set(comparison.changes)];
}
