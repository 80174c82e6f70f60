import { ValidateBy } from 'class-validator';

/** Makes a decorator that validates one value; `message` is the error of an invalid one. */
export const rule = (
  name: string,
  message: string,
  validate: (value: unknown) => boolean,
): PropertyDecorator => ValidateBy({ name, validator: { validate } }, { message });
