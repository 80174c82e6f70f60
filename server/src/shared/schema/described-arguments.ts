import { Arg, ID } from 'type-graphql';

/** Declares an argument that is the id of a `thing`. */
export const IdOf = (thing: string, name = 'id') =>
  Arg(name, () => ID, { description: `Id of the ${thing}.` });

/** Declares the argument `input`. */
export const Input = (description: string) => Arg('input', { description });
