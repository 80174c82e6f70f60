import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { SuggestInput } from '../../ui/form/suggest-input.tsx';
import { useAuditPeopleQuery } from './audit.gen.ts';

const DEBOUNCE_MS = 300;
const FROM_LETTERS = 2;

/** Finds the actor by a part of the name or e-mail. */
export function PersonFilter({ choose }: { choose(id: string): void }) {
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const { data } = useAuditPeopleQuery({ variables: { q }, skip: q.length < FROM_LETTERS });
  const people = text.trim().length < FROM_LETTERS ? [] : (data?.adminUsers.items ?? []);
  return (
    <SuggestInput
      label="Feito por"
      name="person"
      placeholder="Nome ou e-mail"
      value={text}
      suggestions={people.map(({ id, name, email }) => ({ key: id, text: name, detail: email }))}
      onChange={setText}
      onPick={({ key }) => {
        setText('');
        choose(key);
      }}
    />
  );
}
