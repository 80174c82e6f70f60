import { TextInput } from '@mantine/core';
import { dayOf } from '../../lib/day-of.ts';
import { useDebouncedText } from '../form/use-debounced-text.ts';
import type { ListAddress } from './use-list-params.ts';

interface ListDaysProps {
  address: ListAddress;
  /** Names of the first and the last day in the URL. */
  from: string;
  until: string;
}

interface DayFieldProps {
  address: ListAddress;
  name: string;
  label: string;
  min?: string | undefined;
  max?: string | undefined;
}

const isDayOrNone = (text: string): boolean => text === '' || dayOf(text) !== '';

/** Shows a day of the URL. While its year is typed the field gives days of the years 0002, 0020 and 0202. */
function DayField({ address, name, label, min, max }: DayFieldProps) {
  const day = dayOf(address.text(name));
  const [text, setText] = useDebouncedText(day, (value) => address.change({ [name]: value }), {
    accepts: isDayOrNone,
  });
  const leave = () => {
    // An incomplete day is dropped: the field shows the day of the URL again.
    if (!isDayOrNone(text)) setText(day);
  };
  return (
    <TextInput
      label={label}
      type="date"
      value={text}
      min={min}
      max={max}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}

/** Shows the first and last day of a list, in the URL; each may be empty. */
export function ListDays({ address, from, until }: ListDaysProps) {
  const first = dayOf(address.text(from));
  const last = dayOf(address.text(until));
  return (
    <>
      <DayField address={address} name={from} label="De" max={last || undefined} />
      <DayField address={address} name={until} label="Até" min={first || undefined} />
    </>
  );
}
