import { Button } from '@mantine/core';
import { type AuditRowFragment, useAuditPersonQuery } from './audit.gen.ts';
import classes from './audit.module.css';
import type { AuditFilter } from './audit-filter.ts';
import type { AuditChoices } from './audit-filters.tsx';

interface ChosenFiltersProps {
  choices: AuditChoices;
  filter: AuditFilter;
  /** Entries of the page, used to find names. */
  entries: readonly AuditRowFragment[];
  change(parts: Partial<AuditFilter>): void;
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

/** Buttons that remove the filters by actor and by subject. */
export function ChosenFilters({ choices, filter, entries, change }: ChosenFiltersProps) {
  const { data } = useAuditPersonQuery({ variables: { id: filter.actor }, skip: filter.actor === '' });
  if (filter.actor === '' && filter.subject === '') return null;
  const byActor = entries.find(({ actorId }) => actorId === filter.actor);
  const person = data?.user.name ?? byActor?.actorText ?? `conta nº ${filter.actor}`;
  const named = entries.find(
    ({ subjectType, subjectId, subjectName }) =>
      subjectType === filter.type && subjectId === filter.subject && subjectName !== null,
  );
  const kind =
    choices?.subjectTypes.find(({ subjectType }) => subjectType === filter.type)?.name ?? filter.type;
  const thing = named?.subjectName ?? `nº ${filter.subject}`;
  return (
    <ul className={classes.chosen} aria-label="Filtros escolhidos">
      {filter.actor !== '' && <Chosen text={`Feito por ${person}`} drop={() => change({ actor: '' })} />}
      {filter.subject !== '' && <Chosen text={`${kind}: ${thing}`} drop={() => change({ subject: '' })} />}
    </ul>
  );
}
