import { rule } from './rule.ts';

/** Something, an at sign, something with a dot: the forms in the browser use the same pattern. */
const LIKE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** As in the columns (RFC 5321). Checked here too, since the pattern takes seconds on a long text. */
const LONGEST = 254;

const isEmailLike = (text: string): boolean => text === '' || (text.length <= LONGEST && LIKE.test(text));

/** Accepts a text in the form of an e-mail address, or an empty one; the approval policy decides whether it must parse. */
export const IsEmailLike = (): PropertyDecorator =>
  rule('isEmailLike', 'Email inválido', (value) => value == null || isEmailLike(String(value)));
