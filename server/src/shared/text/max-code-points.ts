import { ValidateBy } from 'class-validator';

/** At most `max` code points, as people count characters (and the counter on the screen does). */
export function MaxCodePoints(max: number, message?: string): PropertyDecorator {
  return ValidateBy(
    {
      name: 'maxCodePoints',
      validator: { validate: (value) => typeof value !== 'string' || [...value].length <= max },
    },
    { message: message ?? `Use no máximo ${max} caracteres.` },
  );
}
