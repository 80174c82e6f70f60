import { NativeSelect } from '@mantine/core';
import { ListDays } from '../../../components/list-days.tsx';
import type { ListAddress } from '../../../lib/use-list-address.ts';
import lists from '../lists.module.css';
import classes from './audit.module.css';
import { ACTION_GROUPS, SUBJECT_TYPES } from './audit-actions.ts';
import type { AuditFilter } from './audit-filter.ts';
import { PersonFilter } from './person-filter.tsx';

const ACTION_CHOICES = [
  { value: '', label: 'Todas' },
  ...ACTION_GROUPS.map(({ prefix, label, actions }) => ({
    group: label,
    items: [
      { value: prefix, label: `${label}: todas` },
      ...Object.entries(actions).map(([value, action]) => ({ value, label: `${label}: ${action.label}` })),
    ],
  })),
];

const TYPE_CHOICES = [
  { value: '', label: 'Todos' },
  ...Object.entries(SUBJECT_TYPES).map(([value, label]) => ({ value, label })),
];

interface AuditFiltersProps {
  address: ListAddress;
  filter: AuditFilter;
  change(parts: Partial<AuditFilter>): void;
}

/** Which entries: what was done, to what, by whom, and on which days. */
export function AuditFilters({ address, filter, change }: AuditFiltersProps) {
  return (
    <fieldset className={`${lists.filters} ${classes.filters}`}>
      <legend className="visually-hidden">Filtros</legend>
      <NativeSelect
        label="Ação"
        value={filter.action}
        data={ACTION_CHOICES}
        onChange={(event) => change({ action: event.currentTarget.value })}
      />
      <NativeSelect
        label="Feito em"
        value={filter.type}
        data={TYPE_CHOICES}
        onChange={(event) => change({ type: event.currentTarget.value, subject: '' })}
      />
      <PersonFilter choose={(actor) => change({ actor })} />
      <ListDays address={address} from="from" until="until" />
    </fieldset>
  );
}
