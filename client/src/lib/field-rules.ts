import { isEmailText } from './is-email-text.ts';

/** Returns the message for an invalid text; null for a valid one. */
export type FieldRule = (value: string) => string | null;

/** Rejects an empty or blank text. */
export const required =
  (problem: string): FieldRule =>
  (value) =>
    value.trim() === '' ? problem : null;

/** Requires an e-mail address. */
export const requiredEmail: FieldRule = (value) =>
  required('Email é obrigatório')(value) ?? (isEmailText(value.trim()) ? null : 'Email inválido');

/** Requires the address of an existing account: also `admin@localhost`, which the first start may create. */
export const accountEmail: FieldRule = (value) =>
  required('Email é obrigatório')(value) ??
  (/^[^\s@]+@[^\s@]+$/.test(value.trim()) ? null : 'Email inválido');

const PASSWORD_MIN = 8;

/** Requires a new password of 8 characters; the server also rejects well-known ones. */
export const newPassword: FieldRule = (value) =>
  [...value].length < PASSWORD_MIN ? `A senha precisa de pelo menos ${PASSWORD_MIN} caracteres` : null;

/** Requires the same text as in the field `password`. */
export const samePassword = (value: string, { password }: { password: string }): string | null =>
  value === password ? null : 'As senhas não coincidem';
