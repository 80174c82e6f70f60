import PLURALS from './data/plurals.json';

const PLURAL_OF = new Map(Object.entries(PLURALS));

/** Returns a kind's name in the title of a list, "Padarias"; the name itself where it has no plural. */
export const pluralOf = (name: string): string => PLURAL_OF.get(name) ?? name;
