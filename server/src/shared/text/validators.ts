import { isEmail, Matches, ValidateBy } from 'class-validator';

/** Makes a decorator that validates one value; `message` is the error of an invalid one. */
export const rule = (
  name: string,
  message: string,
  validate: (value: unknown) => boolean,
): PropertyDecorator => ValidateBy({ name, validator: { validate } }, { message });

/** Accepts at most `max` code points, as people and the counter on the screen count characters. */
export const MaxCodePoints = (
  max: number,
  message = `Use no máximo ${max.toLocaleString('pt-BR')} caracteres.`,
): PropertyDecorator =>
  rule('maxCodePoints', message, (value) => typeof value !== 'string' || [...value].length <= max);

/** Accepts an e-mail address, or an empty text: another rule says whether it may be empty. */
export const IsEmailText = (): PropertyDecorator =>
  rule('isEmailText', 'Email inválido', (value) => value === null || value === '' || isEmail(value));

/** Something, an at sign, something with a dot: the forms in the browser use the same pattern. */
const LIKE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** As in the columns (RFC 5321). Checked here too, since the pattern takes seconds on a long text. */
const LONGEST = 254;

const isEmailLike = (text: string): boolean => text === '' || (text.length <= LONGEST && LIKE.test(text));

/** Accepts a text in the form of an e-mail address, or an empty one; the approval policy decides whether it must parse. */
export const IsEmailLike = (): PropertyDecorator =>
  rule('isEmailLike', 'Email inválido', (value) => value == null || isEmailLike(String(value)));

export const NOT_A_DAY = 'Informe a data como AAAA-MM-DD.';

/** Returns whether a value is a day of the calendar as "2026-11-21". */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Accepts a day; for exported lists, whose arguments are no GraphQL. */
export const IsDay = (): PropertyDecorator => rule('isDay', NOT_A_DAY, isDay);

/** A browser's own identifier. */
const FINGERPRINT = /^[A-Za-z0-9_-]{8,128}$/;

/** Requires a browser's fingerprint. */
export const IsFingerprint = (): PropertyDecorator =>
  Matches(FINGERPRINT, {
    message: 'Não foi possível reconhecer este navegador. Recarregue a página e tente novamente.',
  });
