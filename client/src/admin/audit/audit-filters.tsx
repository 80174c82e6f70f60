import { NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { SuggestInput } from '../../ui/form/suggest-input.tsx';
import type { Choice } from '../../ui/list/choices.ts';
import { daysFilter, type ListFilter } from '../../ui/list/filters/list-filter.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { type AuditChoicesQuery, type AuditEntriesQueryVariables, useAuditPeopleQuery } from './audit.gen.ts';

const DEBOUNCE_MS = 300;
const FROM_LETTERS = 2;

/** Finds the actor by a part of the name or e-mail. */
function PersonFilter({ choose }: { choose(id: string): void }) {
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

/** Choices of the server; undefined while loading. */
export type AuditChoices = AuditChoicesQuery['adminAuditChoices'] | undefined;

/** Returns a choice for a value of the URL that the server does not offer: an old or invalid one. */
const alone = (value: string, choices: AuditChoices, isOffered: boolean): Choice[] =>
  value === '' || isOffered ? [] : [{ value, label: choices ? value : '…' }];

function actionChoices(choices: AuditChoices, chosen: string) {
  const groups = (choices?.actions ?? []).map(({ prefix, name, actions }) => ({
    group: name,
    items: [
      { value: prefix, label: `${name}: todas` },
      ...actions.map(({ action, name: label }) => ({ value: action, label })),
    ],
  }));
  const isOffered = groups.some(({ items }) => items.some(({ value }) => value === chosen));
  return [{ value: '', label: 'Todas' }, ...groups, ...alone(chosen, choices, isOffered)];
}

function typeChoices(choices: AuditChoices, chosen: string): Choice[] {
  const types = (choices?.subjectTypes ?? []).map(({ subjectType, name }) => ({
    value: subjectType,
    label: name,
  }));
  const isOffered = types.some(({ value }) => value === chosen);
  return [{ value: '', label: 'Todos' }, ...types, ...alone(chosen, choices, isOffered)];
}

interface AuditFiltersOptions {
  address: ListAddress;
  choices: AuditChoices;
  variables: Pick<AuditEntriesQueryVariables, 'action' | 'subjectType' | 'subjectId'>;
}

/** Returns the label of a value, in a group or beside groups. */
const labelOf = (value: string, items: readonly (Choice | { items: readonly Choice[] })[]): string =>
  items.flatMap((item) => ('items' in item ? item.items : [item])).find((choice) => choice.value === value)
    ?.label ?? value;

/** Returns the filters by action, subject type, actor and days. */
export function auditFilters({ address, choices, variables }: AuditFiltersOptions): ListFilter[] {
  const action = variables.action ?? '';
  const type = variables.subjectType ?? '';
  const [actions, types] = [actionChoices(choices, action), typeChoices(choices, type)];
  return [
    {
      field: (
        <NativeSelect
          label="Ação"
          value={action}
          data={actions}
          onChange={(event) => address.change({ action: event.currentTarget.value })}
        />
      ),
      chip: action && `Ação: ${labelOf(action, actions)}`,
      cleared: { action: '' },
    },
    {
      field: (
        <NativeSelect
          label="Objeto"
          value={type}
          data={types}
          onChange={(event) => address.change({ type: event.currentTarget.value, subject: '' })}
        />
      ),
      // The chip of one subject says its type, too.
      chip: type && !variables.subjectId ? `Objeto: ${labelOf(type, types)}` : '',
      cleared: { type: '', subject: '' },
    },
    {
      field: <PersonFilter choose={(actor) => address.change({ actor })} />,
      chip: '',
      cleared: { person: '' },
    },
    daysFilter(address, 'from', 'until'),
  ];
}
