import { ValidateBy } from 'class-validator';

/** Something, an at sign, something with a dot: the forms in the browser use the same pattern. */
const LIKE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** As in the columns (RFC 5321). Checked here too, since the pattern takes seconds on a long text. */
const LONGEST = 254;

const isEmailLike = (text: string): boolean => text === '' || (text.length <= LONGEST && LIKE.test(text));

/** A text in the form of an e-mail address, or nothing at all; whether it parses is for the approval policy. */
export function IsEmailLike(): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isEmailLike',
      validator: { validate: (value) => value == null || isEmailLike(String(value)) },
    },
    { message: 'Email inválido' },
  );
}
