/** Conditions of a list with their values: a statement holds only what is asked for, and is planned for it. */
export class Conditions {
  readonly values: unknown[] = [];
  readonly #texts: string[] = [];

  /** `place` takes a value and gives what stands for it in the condition. */
  add(condition: (place: (value: unknown) => string) => string): void {
    this.#texts.push(condition((value) => `$${this.values.push(value)}`));
  }

  /** `WHERE` with all of them; empty without any. */
  get where(): string {
    return this.#texts.length > 0 ? `WHERE ${this.#texts.join(' AND ')}` : '';
  }
}
