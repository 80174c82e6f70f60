import type { ListFilter } from '../../ui/list/filters/list-filter.tsx';
import { type AuditEntriesQueryVariables, type AuditRowFragment, useAuditPersonQuery } from './audit.gen.ts';
import type { AuditChoices } from './audit-filters.tsx';

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
