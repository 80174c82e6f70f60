import { NativeSelect } from '@mantine/core';
import { type Choices, choiceOf } from './choices.ts';
import type { ListAddress } from './use-list-params.ts';

interface ListChoiceProps {
  address: ListAddress;
  /** Its name in the URL. */
  name: string;
  label: string;
  /** Whether only screen readers have the label. */
  isLabelHidden?: boolean;
  choices: Choices;
}

/** Shows a filter or the order of a list: one of a few values in the URL. */
export function ListChoice({ address, name, label, isLabelHidden = false, choices }: ListChoiceProps) {
  return (
    <NativeSelect
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      value={choiceOf(address, name, choices)}
      data={[...choices]}
      onChange={(event) => {
        const { value } = event.currentTarget;
        address.change({ [name]: value === choices[0].value ? '' : value });
      }}
    />
  );
}
