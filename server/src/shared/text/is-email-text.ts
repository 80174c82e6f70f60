import { isEmail, ValidateBy } from 'class-validator';

/** An e-mail address, or nothing at all: whether it may be empty is another rule's. */
export function IsEmailText(): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isEmailText',
      validator: { validate: (value) => value === null || value === '' || isEmail(value) },
    },
    { message: 'Email inválido' },
  );
}
