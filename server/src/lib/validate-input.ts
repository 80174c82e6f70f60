import { type ValidationError, validate } from 'class-validator';
import { hasHiddenCharacters, normalizeEmail } from './email-text.ts';
import { type FieldMessages, invalid } from './errors.ts';

/** Texts where white space at the ends may be meant. */
const KEPT_AS_TYPED = /password/i;
/** Addresses are composed, and hold nothing that nobody sees. */
const IS_EMAIL = /email$/i;
/** An id that cannot exist is NOT_FOUND, which its own reader says. */
const IS_ID = /^id$|Id$/;

function messagesOf(errors: ValidationError[], prefix = ''): FieldMessages {
  const fields: FieldMessages = {};
  for (const error of errors) {
    const name = prefix + error.property;
    if (error.constraints) fields[name] = Object.values(error.constraints);
    if (error.children?.length) Object.assign(fields, messagesOf(error.children, `${name}.`));
  }
  return fields;
}

/** Trims texts in place, composes e-mails, and names those that PostgreSQL could not hold (U+0000, a lone surrogate). */
function clean(value: object, broken: FieldMessages): void {
  for (const [key, text] of Object.entries(value)) {
    if (IS_ID.test(key)) continue;
    if (typeof text === 'string') {
      if (text.includes('\0') || !text.isWellFormed()) broken[key] = ['Contém caracteres inválidos.'];
      else if (!KEPT_AS_TYPED.test(key)) {
        const trimmed = text.trim();
        const isEmail = IS_EMAIL.test(key);
        if (isEmail && hasHiddenCharacters(trimmed)) broken[key] = ['Email inválido'];
        Object.assign(value, { [key]: isEmail ? normalizeEmail(trimmed) : trimmed });
      }
    } else if (Array.isArray(text) || (text && Object.getPrototypeOf(text) === Object.prototype)) {
      clean(text, broken);
    }
  }
}

/**
 * TypeGraphQL's hook for every argument: BAD_USER_INPUT with `fields` when a rule is broken. A class with
 * `static takesAnyText = true` (the search) is given texts as they come.
 */
export async function validateInput(value: unknown): Promise<void> {
  if (value === null || typeof value !== 'object') return;
  const broken: FieldMessages = {};
  const takesAnyText = (value.constructor as { takesAnyText?: boolean }).takesAnyText === true;
  if (!takesAnyText) clean(value, broken);
  if (Object.keys(broken).length > 0) throw invalid(broken);
  // Arguments that TypeGraphQL did not make from a class (files) carry no rules.
  if (Object.getPrototypeOf(value) === Object.prototype || value instanceof Promise) return;
  const errors = await validate(value, {
    forbidUnknownValues: false,
    validationError: { target: false, value: false },
  });
  if (errors.length > 0) throw invalid(messagesOf(errors));
}
