import { registerEnumType } from 'type-graphql';

/** Makes an enum of the schema from a sentence about it and one about each value. */
export function graphqlEnum<Sentences extends Record<string, string>>(
  name: string,
  description: string,
  sentences: Sentences,
) {
  const names = Object.keys(sentences);
  const values = Object.fromEntries(names.map((value) => [value, value]));
  const valuesConfig = Object.fromEntries(names.map((value) => [value, { description: sentences[value] }]));
  registerEnumType(values, { name, description, valuesConfig });
  return values as { [Value in keyof Sentences]: Value };
}
