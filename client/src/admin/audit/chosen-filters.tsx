import { Button } from '@mantine/core';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { type AuditEntriesQueryVariables, type AuditRowFragment, useAuditPersonQuery } from './audit.gen.ts';
import classes from './audit.module.css';
import type { AuditChoices } from './audit-filters.tsx';

interface ChosenFiltersProps {
  address: ListAddress;
  choices: AuditChoices;
  variables: Pick<AuditEntriesQueryVariables, 'actorId' | 'subjectId' | 'subjectType'>;
  /** Entries of the page, used to find names. */
  entries: readonly AuditRowFragment[];
}

function Chosen({ text, drop }: { text: string; drop(): void }) {
  return (
    <li>
      <Button variant="light" onClick={drop} aria-label={`Retirar o filtro: ${text}`} rightSection="×">
        {text}
      </Button>
    </li>
  );
}

/** Shows buttons that remove the filters by actor and by subject. */
export function ChosenFilters({ address, choices, variables, entries }: ChosenFiltersProps) {
  const { actorId, subjectId, subjectType } = variables;
  const { data } = useAuditPersonQuery({ variables: { id: actorId ?? '' }, skip: !actorId });
  if (!actorId && !subjectId) return null;
  const byActor = entries.find((entry) => entry.actorId === actorId);
  const person = data?.adminUser.name ?? byActor?.actorText ?? `conta nº ${actorId}`;
  const named = entries.find(
    (entry) =>
      entry.subjectType === subjectType && entry.subjectId === subjectId && entry.subjectName !== null,
  );
  const kind = choices?.subjectTypes.find((type) => type.subjectType === subjectType)?.name ?? subjectType;
  const thing = named?.subjectName ?? `nº ${subjectId}`;
  return (
    <ul className={classes.chosen} aria-label="Filtros escolhidos">
      {actorId && <Chosen text={`Feito por ${person}`} drop={() => address.change({ actor: '' })} />}
      {subjectId && <Chosen text={`${kind}: ${thing}`} drop={() => address.change({ subject: '' })} />}
    </ul>
  );
}
