import { TextInput } from '@mantine/core';
import { useDebouncedText } from '../form/use-debounced-text.ts';
import { Icon } from '../icon.tsx';
import type { ListAddress } from './use-list-params.ts';

interface ListSearchProps {
  address: ListAddress;
  label: string;
  /** What is searched, in a few words. */
  description?: string;
  className?: string | undefined;
}

/** Shows the search box of a list: `q` in the URL. */
export function ListSearch({ address, label, description, className }: ListSearchProps) {
  const [text, setText] = useDebouncedText(address.text('q'), (typed) => address.change({ q: typed }));
  return (
    <TextInput
      className={className ?? ''}
      label={label}
      description={description}
      type="search"
      maxLength={100}
      leftSection={<Icon name="search" />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
