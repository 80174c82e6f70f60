import { NativeSelect } from '@mantine/core';
import type { ListAddress } from './use-list-params.ts';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

interface ListChoiceProps {
  address: ListAddress;
  /** Its name in the address. */
  name: string;
  label: string;
  /** The first is the usual one, which stands in no address. */
  choices: readonly [Choice, ...Choice[]];
}

/** A filter, or the order, of a list: one of a few values in the address. */
export function ListChoice({ address, name, label, choices }: ListChoiceProps) {
  const [usual, ...others] = choices;
  const values = [usual.value, ...others.map(({ value }) => value)] as const;
  return (
    <NativeSelect
      label={label}
      value={address.choice(name, values)}
      data={[...choices]}
      onChange={(event) => {
        const { value } = event.currentTarget;
        address.change({ [name]: value === usual.value ? '' : value });
      }}
    />
  );
}
