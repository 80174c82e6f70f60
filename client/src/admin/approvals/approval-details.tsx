import { Stack } from '@mantine/core';
import type { ApprovalDetailsProps } from '../approval-types/approval-type.ts';
import { APPROVAL_TYPES } from '../approval-types/approval-types.ts';
import { CompanyData, CompanyRest } from './company-details.tsx';
import { DuplicatesSection } from './duplicates-section.tsx';
import { PersonSection } from './person-section.tsx';

/** Shows an approval: the question, who asks, and the company. */
export function ApprovalDetails(props: ApprovalDetailsProps) {
  const { kind, company, person } = props.details;
  const { question, mayBeDuplicate, personTitle = 'Quem pede' } = APPROVAL_TYPES[kind];
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
