/**
 * The code of every error, with its HTTP status on the REST paths and its English `developerMessage`. Documented in
 * docs/reference/errors.md, which a test compares with this table.
 */
const CODES = {
  GRAPHQL_PARSE_FAILED: [400, 'The text of the operation is not GraphQL.'],
  GRAPHQL_VALIDATION_FAILED: [400, 'The operation does not match the schema.'],
  INVALID_VARIABLES: [400, 'A variable does not have the type that the operation declares.'],
  COST_LIMIT: [400, 'The operation may return too many objects: ask for smaller pages or fewer objects.'],
  DEPTH_LIMIT: [400, 'The operation is nested too deeply: split it.'],
  SIZE_LIMIT: [400, 'The operation is too large: split it.'],
  BAD_REQUEST: [400, 'The request cannot be read.'],
  UNAUTHENTICATED: [401, 'Send a valid token in the header "Authorization: Bearer"; or the login failed.'],
  SECOND_FACTOR_REQUIRED: [
    401,
    'Send "otp" too: an unused code of the authenticator app, or a recovery code.',
  ],
  SECOND_FACTOR_SETUP_REQUIRED: [403, 'Administrators of this site have to turn on the second factor first.'],
  FORBIDDEN: [403, 'The account of the token may not do this, or its API key lacks the scope.'],
  NOT_FOUND: [404, 'It does not exist, or this caller may not see it.'],
  METHOD_NOT_ALLOWED: [405, 'The header "Allow" names the methods.'],
  CONFLICT: [409, 'It is in use, or was done or decided before: read it again.'],
  PAYLOAD_TOO_LARGE: [413, 'The body, or the file in it, is too large.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'This content type is not accepted.'],
  BAD_USER_INPUT: [422, 'Show the messages of "fields" beside each field.'],
  RATE_LIMITED: [429, 'Too many requests or attempts: wait "retryAfter" seconds.'],
  INTERNAL_SERVER_ERROR: [500, 'An error of the server: report "requestId" if it persists.'],
  SERVICE_UNAVAILABLE: [503, 'Overloaded, restarting or without database: wait "retryAfter" seconds.'],
  MAINTENANCE: [503, 'Only administrators are served: wait "retryAfter" seconds.'],
} as const;

export type ErrorCode = keyof typeof CODES;

export const ERROR_CODES = Object.keys(CODES) as ErrorCode[];
export const statusOf = (code: ErrorCode): number => CODES[code][0];
export const developerMessageOf = (code: ErrorCode): string => CODES[code][1];

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(CODES, code);
}

/** Returns whether only GraphQL documents and their variables have such errors. */
export const isOfDocument = (code: ErrorCode): boolean => /^GRAPHQL_|^INVALID_VARIABLES$|_LIMIT$/.test(code);

/** What is wrong with a field of BAD_USER_INPUT. */
export const FIELD_CODES = [
  'REQUIRED',
  'INVALID',
  'TOO_SHORT',
  'TOO_LONG',
  'OUT_OF_RANGE',
  'NOT_FOUND',
  'TAKEN',
  'LIMIT_REACHED',
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];

/** A problem of a field, with a Portuguese sentence for people. */
export interface FieldError {
  code: FieldCode;
  message: string;
}

/** By the name of the field; the problem first, then what may help. */
export type FieldErrors = Record<string, FieldError[]>;
