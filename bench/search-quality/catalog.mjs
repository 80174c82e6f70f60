import { SMALL, STATES, wordsOf } from './text.mjs';

/** Looks establishments up by the words of all their columns, and by equal fields. */
export class Catalog {
  #holders = new Map();
  #equal = new Map();

  constructor(establishments) {
    this.establishments = establishments;
    for (const one of establishments) {
      for (const word of wordsOf([...Object.values(one.columns), STATES[one.state]].join(' '))) {
        if (!this.#holders.has(word)) this.#holders.set(word, new Set());
        this.#holders.get(word).add(one.id);
      }
    }
  }

  /** The ids of the establishments that have all words of a text, in any column. */
  holding(text) {
    const [shortest, ...others] = wordsOf(text)
      .filter((word) => !SMALL.has(word))
      .map((word) => this.#holders.get(word) ?? new Set())
      .sort((one, other) => one.size - other.size);
    return [...(shortest ?? [])].filter((id) => others.every((ids) => ids.has(id)));
  }

  /** The ids of the establishments with the same values of these fields, apart from case, accents and marks. */
  equalTo(establishment, fields) {
    const keyOf = (one) => fields.map((field) => wordsOf(one[field]).join(' ')).join('|');
    const name = fields.join('|');
    if (!this.#equal.has(name)) {
      const idsOf = new Map();
      for (const one of this.establishments) {
        const key = keyOf(one);
        if (!idsOf.has(key)) idsOf.set(key, new Set());
        idsOf.get(key).add(one.id);
      }
      this.#equal.set(name, idsOf);
    }
    return this.#equal.get(name).get(keyOf(establishment));
  }
}
