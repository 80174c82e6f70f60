import type { ReactNode } from 'react';
import { dayOf } from '../../../lib/day-of.ts';
import { formatDate } from '../../../lib/format.ts';
import { type Choices, choiceOf } from '../choices.ts';
import { ListChoice } from '../list-choice.tsx';
import { ListDays } from '../list-days.tsx';
import type { ListAddress } from '../use-list-params.ts';

/** A filter of a list: its field, and what it is set to. */
export interface ListFilter {
  /** Field that sets it. */
  field: ReactNode;
  /** What it is set to: 'Situação: pendente'; empty while it filters nothing. */
  chip: string;
  /** What removes it, as parameters of the URL. */
  cleared: Record<string, string>;
}

/** A value that filters nothing. */
const isAll = (value: string): boolean => value === '' || value === 'all';

/** Begins with a small letter, within a sentence. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns a filter that is one of a few values in the URL; `areNames` for proper names. */
export function choiceFilter(
  address: ListAddress,
  name: string,
  label: string,
  choices: Choices,
  areNames = false,
): ListFilter {
  const value = choiceOf(address, name, choices);
  const chosen = choices.find((choice) => choice.value === value)?.label ?? '';
  const all = choices.find((choice) => isAll(choice.value))?.value;
  return {
    field: <ListChoice key={name} address={address} name={name} label={label} choices={choices} />,
    chip: isAll(value) ? '' : `${label}: ${areNames ? chosen : lowered(chosen)}`,
    cleared: { [name]: all === undefined || all === choices[0].value ? '' : all },
  };
}

/** Returns a filter that is a text of the URL, with a field of its own; `text` is it in words. */
export const textFilter = (
  address: ListAddress,
  name: string,
  label: string,
  field: ReactNode,
  text = address.text(name),
): ListFilter => ({
  field,
  chip: address.text(name) === '' ? '' : `${label}: ${text}`,
  cleared: { [name]: '' },
});

/** Returns a filter by a first and a last day, either of them alone too. */
export function daysFilter(address: ListAddress, from: string, until: string): ListFilter {
  const readDay = (name: string) => {
    const day = dayOf(address.text(name));
    return day && formatDate(`${day}T12:00:00Z`);
  };
  const [first, last] = [readDay(from), readDay(until)];
  const chip = first && last ? `De ${first} até ${last}` : first ? `Desde ${first}` : last && `Até ${last}`;
  return {
    field: <ListDays key={from} address={address} from={from} until={until} />,
    chip,
    cleared: { [from]: '', [until]: '' },
  };
}
