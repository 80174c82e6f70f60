import { TextInput } from '@mantine/core';
import { dayOf } from '../lib/day-of.ts';
import type { ListAddress } from '../lib/use-list-address.ts';

interface ListDaysProps {
  address: ListAddress;
  /** Names of the first and the last day in the address. */
  from: string;
  until: string;
}

/** Which days a list is about: two parts of the address, each may be left open. */
export function ListDays({ address, from, until }: ListDaysProps) {
  const first = dayOf(address.text(from));
  const last = dayOf(address.text(until));
  return (
    <>
      <TextInput
        label="De"
        type="date"
        value={first}
        max={last || undefined}
        onChange={(event) => address.change({ [from]: event.currentTarget.value })}
      />
      <TextInput
        label="Até"
        type="date"
        value={last}
        min={first || undefined}
        onChange={(event) => address.change({ [until]: event.currentTarget.value })}
      />
    </>
  );
}
