import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useDebouncedText } from '../form/use-debounced-text.ts';
import { Icon } from '../icon.tsx';
import { useShortcuts } from '../keyboard/use-shortcuts.ts';
import type { ListAddress } from './use-list-params.ts';

interface ListSearchProps {
  address: ListAddress;
  label: string;
  /** What is searched, in a few words: 'Por nome ou e-mail.'. */
  description?: string;
}

/** Shows the search box of a list: `q` in the URL. `/` focuses it. */
export function ListSearch({ address, label, description }: ListSearchProps) {
  const [text, setText] = useDebouncedText(address.text('q'), (value) => address.change({ q: value }));
  const field = useRef<HTMLInputElement>(null);
  useShortcuts('Lista', [{ key: '/', label, run: () => field.current?.focus() }]);
  return (
    <TextInput
      ref={field}
      aria-label={label}
      aria-description={description}
      title={description}
      placeholder={label}
      type="search"
      maxLength={100}
      leftSection={<Icon name="search" />}
      value={text}
      data-list-search
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
