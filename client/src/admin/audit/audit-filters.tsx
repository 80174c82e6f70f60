import { NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { SuggestInput } from '../../ui/form/suggest-input.tsx';
import type { Choice } from '../../ui/list/choices.ts';
import { daysFilter, type ListFilter } from '../../ui/list/filters/list-filter.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import {
  type AuditChoicesQuery,
  type AuditEntriesQueryVariables,
  type AuditRowFragment,
  useAuditPeopleQuery,
  useAuditPersonQuery,
} from './audit.gen.ts';

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
type AuditChoices = AuditChoicesQuery['adminAuditChoices'] | undefined;

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

interface ChosenFiltersOptions {
  choices: AuditChoices;
  variables: Pick<AuditEntriesQueryVariables, 'actorId' | 'subjectId' | 'subjectType'>;
  /** Entries of the page, used to find names. */
  entries: readonly AuditRowFragment[];
}

/** Returns the filters by actor and by subject, which links set. */
export function useChosenFilters({ choices, variables, entries }: ChosenFiltersOptions): ListFilter[] {
  const { actorId, subjectId, subjectType } = variables;
  const { data } = useAuditPersonQuery({ variables: { id: actorId ?? '' }, skip: !actorId });
  const byActor = entries.find((entry) => entry.actorId === actorId);
  const person = data?.adminUser.name ?? byActor?.actorText ?? `conta nº ${actorId}`;
  const named = entries.find(
    (entry) =>
      entry.subjectType === subjectType && entry.subjectId === subjectId && entry.subjectName !== null,
  );
  const kind = choices?.subjectTypes.find((type) => type.subjectType === subjectType)?.name ?? subjectType;
  return [
    { field: null, chip: actorId ? `Feito por ${person}` : '', cleared: { actor: '' } },
    {
      field: null,
      chip: subjectId ? `${kind}: ${named?.subjectName ?? `nº ${subjectId}`}` : '',
      cleared: { subject: '' },
    },
  ];
}
