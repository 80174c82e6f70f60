import { ValidateBy } from 'class-validator';

/** The pattern of the specification's forms (SPEC section 5): something, an at sign, something with a dot. */
const LIKE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** As in the columns (RFC 5321). Every rule is asked, also beside one for the length: of a long text this would take seconds. */
const LONGEST = 254;

const isEmailLike = (text: string): boolean => text === '' || (text.length <= LONGEST && LIKE.test(text));

/** A text in the form of an e-mail address, or nothing at all; whether it parses is the approval policy's to say. */
export function IsEmailLike(): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isEmailLike',
      validator: { validate: (value) => value === null || isEmailLike(String(value)) },
    },
    { message: 'Email inválido' },
  );
}
