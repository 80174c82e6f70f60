import { type FieldMessages, invalid } from '../shared/errors.ts';
import { isDay, NOT_A_DAY } from '../shared/text/validators.ts';

const WRONG = 'Valor inválido.';
const REQUIRED = 'Este campo é obrigatório.';

/**
 * Values as old clients send them: numbers and ids may come as digits in text, an empty text is an absent
 * value. Wrong types are collected and rejected together, 422.
 */
export class Fields {
  readonly #values: Record<string, unknown>;
  readonly #errors: FieldMessages;

  /** Names are input: without a prototype, `__proto__` is an ordinary one. */
  constructor(values: Record<string, unknown>, errors: FieldMessages = Object.create(null)) {
    this.#values = values;
    this.#errors = errors;
  }

  /** Returns whether it was sent, even empty: for a PUT that is not the same as absent. */
  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  isNull(name: string): boolean {
    return this.#values[name] === null;
  }

  /** Returns a text, null when absent or empty. */
  text(name: string): string | null {
    const value = this.#values[name];
    if (value === undefined || value === null || value === '') return null;
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
    return this.#wrong(name);
  }

  /** Returns a text, '' when absent: the schema's own rule then rejects it. */
  required(name: string): string {
    return this.text(name) ?? '';
  }

  integer(name: string): number | null {
    const text = this.text(name);
    if (text === null) return null;
    return /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : this.#wrong(name);
  }

  requiredInteger(name: string): number {
    return this.#required(name, this.integer(name)) ?? 0;
  }

  /** Returns the text of an id, which the operation validates; null and an error when it is missing. */
  requiredId(name: string): string | null {
    return this.#required(name, this.text(name));
  }

  /** Returns a text, null when sent empty, which has a meaning here; an error when absent. */
  requiredOrEmpty(name: string): string | null {
    if (!this.has(name)) this.#errors[name] ??= [REQUIRED];
    return this.text(name);
  }

  flag(name: string): boolean | null {
    const value = this.#values[name];
    if (value === undefined || value === null || value === '') return null;
    if ([true, 1, '1', 'true', 'on'].includes(value as string)) return true;
    if ([false, 0, '0', 'false', 'off'].includes(value as string)) return false;
    return this.#wrong(name);
  }

  requiredFlag(name: string): boolean {
    return this.#required(name, this.flag(name)) ?? false;
  }

  oneOf<T extends string>(name: string, values: readonly T[]): T | null {
    const text = this.text(name);
    if (text === null) return null;
    return values.find((value) => value === text) ?? this.#wrong(name);
  }

  requiredOneOf<T extends string>(name: string, values: readonly T[]): T | null {
    return this.#required(name, this.oneOf(name, values));
  }

  /** Returns the text of a decimal, with a point, such as "29.9". */
  decimal(name: string): string | null {
    const text = this.text(name)?.trim() ?? null;
    return text === null || /^-?\d{1,12}(\.\d{1,12})?$/.test(text) ? text : this.#wrong(name);
  }

  requiredDecimal(name: string): string | null {
    return this.#required(name, this.decimal(name));
  }

  day(name: string): string | null {
    const text = this.text(name);
    return text === null || isDay(text) ? text : this.#wrong(name, NOT_A_DAY);
  }

  /** Returns texts sent as a list, or as one text separated by commas or lines; null when absent. */
  texts(name: string): string[] | null {
    const value = this.#values[name];
    if (value === undefined || value === null) return null;
    const list = typeof value === 'string' ? value.split(/[,\n]/) : value;
    if (!Array.isArray(list) || !list.every((text) => typeof text === 'string')) return this.#wrong(name);
    return list.map((text) => text.trim()).filter((text) => text !== '');
  }

  /** Returns ids sent as a list of numbers or texts, or as one text with commas; null when absent. */
  ids(name: string): string[] | null {
    const value = this.#values[name];
    if (!Array.isArray(value)) return this.texts(name);
    const isId = (id: unknown) => typeof id === 'string' || typeof id === 'number';
    return value.every(isId) ? value.map(String) : this.#wrong(name);
  }

  /** Returns the fields of an object; none when it is absent. */
  object(name: string): Fields {
    const value = this.#values[name] ?? {};
    const isObject = typeof value === 'object' && !Array.isArray(value);
    if (!isObject) this.#wrong(name);
    return new Fields(isObject ? (value as Record<string, unknown>) : {}, this.#errors);
  }

  /** Rejects each other name with `sentence`, except `_method`. */
  only(names: readonly string[], sentence: string): void {
    for (const name of Object.keys(this.#values)) {
      if (name !== '_method' && !names.includes(name)) this.#errors[name] ??= [sentence];
    }
  }

  /** Throws BAD_USER_INPUT when something read so far had a wrong type. */
  check(): void {
    if (Object.keys(this.#errors).length > 0) throw invalid(this.#errors);
  }

  /** Adds an error for a missing value. */
  #required<T>(name: string, value: T | null): T | null {
    if (value === null) this.#errors[name] ??= [REQUIRED];
    return value;
  }

  #wrong(name: string, sentence = WRONG): null {
    this.#errors[name] = [sentence];
    return null;
  }
}
