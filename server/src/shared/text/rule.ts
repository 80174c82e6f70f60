import { ValidateBy } from 'class-validator';

/** Makes the decorator of a rule of one value, with the message for a broken one. */
export const rule = (
  name: string,
  message: string,
  validate: (value: unknown) => boolean,
): PropertyDecorator => ValidateBy({ name, validator: { validate } }, { message });
