import { NativeSelect } from '@mantine/core';
import type { Choice } from '../../ui/list/choices.ts';
import { ListDays } from '../../ui/list/list-days.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import type { AuditChoicesQuery, AuditEntriesQueryVariables } from './audit.gen.ts';
import { PersonFilter } from './person-filter.tsx';

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

interface AuditFiltersProps {
  address: ListAddress;
  choices: AuditChoices;
  variables: Pick<AuditEntriesQueryVariables, 'action' | 'subjectType'>;
}

/** Shows the filters by action, subject type, actor and days. */
export function AuditFilters({ address, choices, variables }: AuditFiltersProps) {
  const action = variables.action ?? '';
  const type = variables.subjectType ?? '';
  return (
    <>
      <NativeSelect
        label="Ação"
        value={action}
        data={actionChoices(choices, action)}
        onChange={(event) => address.change({ action: event.currentTarget.value })}
      />
      <NativeSelect
        label="Objeto"
        value={type}
        data={typeChoices(choices, type)}
        onChange={(event) => address.change({ type: event.currentTarget.value, subject: '' })}
      />
      <PersonFilter choose={(actor) => address.change({ actor })} />
      <ListDays address={address} from="from" until="until" />
    </>
  );
}
