import { rule } from './rule.ts';

/** Accepts at most `max` code points, as people and the counter on the screen count characters. */
export const MaxCodePoints = (max: number, message = `Use no máximo ${max} caracteres.`): PropertyDecorator =>
  rule('maxCodePoints', message, (value) => typeof value !== 'string' || [...value].length <= max);
