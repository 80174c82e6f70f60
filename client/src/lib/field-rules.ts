import { isEmailText } from './is-email-text.ts';

/** What is wrong with a field's text, in words for people; null when nothing is. */
export type FieldRule = (value: string) => string | null;

/** Refuses an empty text, and one of blanks alone. */
export const required =
  (problem: string): FieldRule =>
  (value) =>
    value.trim() === '' ? problem : null;

/** An address of e-mail that must be given. */
export const requiredEmail: FieldRule = (value) =>
  required('Email é obrigatório')(value) ?? (isEmailText(value.trim()) ? null : 'Email inválido');

/** The address of an account that exists: also `admin@localhost`, which the first start may make. */
export const accountEmail: FieldRule = (value) =>
  required('Email é obrigatório')(value) ??
  (/^[^\s@]+@[^\s@]+$/.test(value.trim()) ? null : 'Email inválido');

const PASSWORD_MIN = 8;

/** A new password, as far as it can be judged here; the server refuses the well-known ones. */
export const newPassword: FieldRule = (value) =>
  [...value].length < PASSWORD_MIN ? `A senha precisa de pelo menos ${PASSWORD_MIN} caracteres` : null;

/** The confirmation of a password typed in the same form. */
export const samePassword = (value: string, { password }: { password: string }): string | null =>
  value === password ? null : 'As senhas não coincidem';
