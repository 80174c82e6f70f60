import { ValidateBy } from 'class-validator';

/** The pattern of the specification's forms (SPEC section 5): something, an at sign, something with a dot. */
const LIKE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A text in the form of an e-mail address, or nothing at all; whether it parses is the approval policy's to say. */
export function IsEmailLike(): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isEmailLike',
      validator: { validate: (value) => value === null || value === '' || LIKE.test(String(value)) },
    },
    { message: 'Email inválido' },
  );
}
