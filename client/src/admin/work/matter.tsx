import { Stack } from '@mantine/core';
import type { MatterProps } from '../kinds/approval-kind.ts';
import { WORK_KINDS } from '../kinds/approval-kinds.ts';
import { CompanyData, CompanyRest } from './company-matter.tsx';
import { DuplicatesSection } from './duplicates-section.tsx';
import { PersonSection } from './person-section.tsx';

/** Shows a matter: the question, who asks, and the company. */
export function Matter(props: MatterProps) {
  const { kind, company, person } = props.matter;
  const { question, mayBeDuplicate, personTitle = 'Quem pede' } = WORK_KINDS[kind];
  const isNew = kind === 'newCompany';
  const data = company && <CompanyData company={company} />;
  return (
    <Stack>
      {isNew && data}
      {question?.(props)}
      {company && mayBeDuplicate && <DuplicatesSection company={company} isNew={isNew} />}
      {person && (
        <PersonSection
          title={personTitle}
          person={person}
          {...(company && { current: company.id })}
          isRejectable={isNew}
        />
      )}
      {!isNew && data}
      {company && <CompanyRest company={company} />}
    </Stack>
  );
}
