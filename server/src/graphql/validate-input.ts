import { type ValidationError, validate } from 'class-validator';
import type { FieldCode, FieldErrors } from '../shared/error-codes.ts';
import { type FieldMessages, invalid, invalidFields } from '../shared/errors.ts';
import { multiLine, oneLine } from '../shared/text/clean-text.ts';
import { hasHiddenCharacters, normalizeEmail } from '../shared/text/email-text.ts';

/** Texts whose leading and trailing white space counts. */
const KEPT_AS_TYPED = /password/i;
/** E-mails are composed, and rejected with invisible characters. */
const IS_EMAIL = /email$/i;
/** Texts of several lines; all others are of one. */
const MULTI_LINE = new Set(['description', 'message', 'content', 'comment', 'reason', 'text', 'answer']);
/** An id that cannot exist is NOT_FOUND; `parseId` throws it. */
const IS_ID = /^id$|Id$/;

/** By the names of class-validator's rules and our own; all others are INVALID. */
const CODES: Record<string, FieldCode> = {
  isNotEmpty: 'REQUIRED',
  equals: 'REQUIRED',
  arrayMinSize: 'REQUIRED',
  arrayNotEmpty: 'REQUIRED',
  minLength: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
  maxCodePoints: 'TOO_LONG',
  arrayMaxSize: 'TOO_LONG',
  min: 'OUT_OF_RANGE',
  max: 'OUT_OF_RANGE',
};

function fieldErrorsOf(errors: ValidationError[], prefix = ''): FieldErrors {
  const fields: FieldErrors = {};
  for (const { property, constraints, children } of errors) {
    const name = prefix + property;
    if (constraints) {
      fields[name] = Object.entries(constraints).map(([rule, message]) => ({
        code: CODES[rule] ?? 'INVALID',
        message,
      }));
    }
    if (children?.length) Object.assign(fields, fieldErrorsOf(children, `${name}.`));
  }
  return fields;
}

function cleanText(key: string, text: string): string {
  if (KEPT_AS_TYPED.test(key)) return text;
  if (IS_EMAIL.test(key)) return normalizeEmail(text.trim());
  return (MULTI_LINE.has(key) ? multiLine(text) : oneLine(text)).trim();
}

/**
 * Trims texts in place, normalizes e-mails to NFC, removes hidden characters from others, and rejects texts that
 * PostgreSQL cannot store (U+0000, a lone surrogate) and e-mails with hidden characters. Search texts are never rejected.
 */
function clean(value: object, broken: FieldMessages): void {
  for (const [key, text] of Object.entries(value)) {
    if (IS_ID.test(key)) continue;
    if (typeof text === 'string') {
      const isBroken = key !== 'q' && (text.includes('\0') || !text.isWellFormed());
      if (isBroken) broken[key] = ['Há caracteres que não podem ser usados. Digite de novo.'];
      else {
        const cleaned = cleanText(key, text.toWellFormed());
        if (IS_EMAIL.test(key) && hasHiddenCharacters(cleaned)) broken[key] = ['Email inválido'];
        Object.assign(value, { [key]: cleaned });
      }
    } else if (Array.isArray(text) || (text && Object.getPrototypeOf(text) === Object.prototype)) {
      clean(text, broken);
    }
  }
}

/** Cleans search texts. All are valid; a space at the end means that the last word is complete. */
function cleanSearch(value: object): void {
  for (const [key, text] of Object.entries(value)) {
    if (typeof text === 'string') Object.assign(value, { [key]: oneLine(text.toWellFormed()) });
  }
}

/**
 * Cleans and validates an argument, as TypeGraphQL's hook for all. Throws BAD_USER_INPUT with `fields` when a rule is
 * broken. A class with `static takesAnyText = true` (the search) accepts any text.
 */
export async function validateInput(value: unknown): Promise<void> {
  if (value === null || typeof value !== 'object') return;
  const broken: FieldMessages = {};
  const takesAnyText = (value.constructor as { takesAnyText?: boolean }).takesAnyText === true;
  if (takesAnyText) cleanSearch(value);
  else clean(value, broken);
  if (Object.keys(broken).length > 0) throw invalid(broken);
  // Arguments without a class (files) have no rules.
  if (Object.getPrototypeOf(value) === Object.prototype || value instanceof Promise) return;
  const errors = await validate(value, {
    forbidUnknownValues: false,
    validationError: { target: false, value: false },
  });
  if (errors.length > 0) throw invalidFields(fieldErrorsOf(errors));
}
