import { NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import classes from './lists.module.css';
import { type PlanRequestFilter, STATUSES } from './plan-request-filter.ts';

/** Which requests: by status and by the day of asking. */
export function PlanRequestFilters({ filter }: { filter: PlanRequestFilter }) {
  const navigate = useNavigate();
  const change = (part: Partial<PlanRequestFilter>) =>
    navigate(paths.admin({ ...filter, ...part, tab: 'plan-requests', page: 1 }), { replace: true });
  return (
    <fieldset className={classes.filters}>
      <legend className="visually-hidden">Filtros</legend>
      <NativeSelect
        label="Situação"
        value={filter.status}
        data={[...STATUSES]}
        onChange={(event) => change({ status: event.currentTarget.value })}
      />
      <TextInput
        label="De"
        type="date"
        value={filter.start}
        max={filter.end || undefined}
        onChange={(event) => change({ start: event.currentTarget.value })}
      />
      <TextInput
        label="Até"
        type="date"
        value={filter.end}
        min={filter.start || undefined}
        onChange={(event) => change({ end: event.currentTarget.value })}
      />
    </fieldset>
  );
}
