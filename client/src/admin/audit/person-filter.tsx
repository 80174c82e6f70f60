import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { SuggestInput, type Suggestion } from '../../ui/form/suggest-input.tsx';
import { useAuditPeopleQuery } from './audit.gen.ts';

const DEBOUNCE_MS = 300;
const FROM_LETTERS = 2;

interface Person extends Suggestion {
  id: string;
}

/** Finds the actor by a part of the name or e-mail. */
export function PersonFilter({ choose }: { choose(id: string): void }) {
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const { data } = useAuditPeopleQuery({ variables: { q }, skip: q.length < FROM_LETTERS });
  const people: Person[] =
    text.trim().length < FROM_LETTERS
      ? []
      : (data?.users.items ?? []).map(({ id, name, email }) => ({ key: id, id, text: name, detail: email }));
  return (
    <SuggestInput
      label="Feito por"
      name="person"
      placeholder="Nome ou e-mail"
      value={text}
      suggestions={people}
      onChange={setText}
      onPick={({ id }) => {
        setText('');
        choose(id);
      }}
    />
  );
}
