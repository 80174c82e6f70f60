import type { ListAddress } from './use-list-params.ts';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

/** The first is the default, which is not in the URL. */
export type Choices<Value extends string = string> = readonly [Choice<Value>, ...Choice<Value>[]];

/** Returns the choice in the address; the first where it has none of them. */
export function choiceOf<Value extends string>(
  address: ListAddress,
  name: string,
  choices: Choices<Value>,
): Value {
  const text = address.text(name);
  return (choices.find(({ value }) => value === text) ?? choices[0]).value;
}

/** Returns the choice in the address, as a query's variable: null for 'all'. */
export function filterOf<Value extends string>(
  address: ListAddress,
  name: string,
  choices: Choices<Value>,
): Exclude<Value, 'all'> | null {
  const value = choiceOf(address, name, choices);
  return value === 'all' ? null : (value as Exclude<Value, 'all'>);
}
