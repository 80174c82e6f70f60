import type { Fields } from '../../http/request-fields.ts';
import type { ValueSchema } from './json-schema.ts';
import { camelCase } from './letter-case.ts';

/** What the variables of an operation are read from. */
export interface RestRequest {
  params: Record<string, string>;
  query: Fields;
  body: Fields;
  /** The file of a multipart body, as the Upload scalar takes it; null for none. */
  file: unknown;
}

/** A value of the query or the body. The limits document those of the schema's inputs. */
export interface Parameter extends ValueSchema {
  name: string;
  /** An `id` is documented as an integer. */
  type: 'string' | 'id' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'file';
  enum?: readonly string[];
  required?: boolean;
  /** Null has a meaning of its own. */
  nullable?: boolean;
  /** In Portuguese, for the page at `/api/docs`. */
  description: string;
  /** Absent where the field is not part of a usual request. */
  example?: unknown;
  /** The argument or input field that it is, if that has another name; null for none. */
  argument?: string | null;
  /** The name in errors, if it is not `name`. */
  errorName?: string;
  /** Reads a value that is not read as its type says; undefined leaves it out. */
  read?: (request: RestRequest) => unknown;
}

export const param = (
  name: string,
  type: Parameter['type'],
  description: string,
  options: Omit<Parameter, 'name' | 'type' | 'description'> = {},
): Parameter => ({ name, type, description, ...options });

/** Returns the name of the argument or input field that a parameter is; null for none. */
export const argumentOf = ({ name, argument = camelCase(name) }: Parameter): string | null => argument;

/** Reads a parameter of the query or the body; wrong values are collected in `fields`. */
export const readParameter = (parameter: Parameter, request: RestRequest, fields: Fields): unknown =>
  parameter.read ? parameter.read(request) : (typedValue(parameter, fields) ?? parameter.default ?? null);

function typedValue(parameter: Parameter, fields: Fields): unknown {
  const { name, type, format, required, nullable, enum: choices } = parameter;
  if (choices) return required ? fields.requiredOneOf(name, choices) : fields.oneOf(name, choices);
  switch (type) {
    case 'id':
      if (nullable) return fields.requiredOrEmpty(name);
      return required ? fields.requiredId(name) : fields.text(name);
    case 'integer':
      return required ? fields.requiredInteger(name) : fields.integer(name);
    case 'number':
      return required ? fields.requiredDecimal(name) : fields.decimal(name);
    case 'boolean':
      return required ? fields.requiredFlag(name) : fields.flag(name);
    case 'array':
      return fields.texts(name);
    default:
      if (format === 'date') return fields.day(name);
      return required ? fields.required(name) : fields.text(name);
  }
}

/** Makes a parameter optional: absent, the field stays as it is; empty is an error, except for a boolean. */
export const ifSent = (parameter: Parameter): Parameter => ({
  ...parameter,
  required: false,
  read: ({ body }) =>
    body.has(parameter.name)
      ? typedValue({ ...parameter, required: parameter.type !== 'boolean' }, body)
      : undefined,
});
