import type { ReactNode } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { WorkKind } from '../actions/work-kinds.ts';
import { CompanyData, CompanyRest } from './company-matter.tsx';
import { DataRequestMatter } from './data-request-matter.tsx';
import { DuplicatesSection } from './duplicates-section.tsx';
import type { WorkMatterQuery } from './matter.gen.ts';
import classes from './matter.module.css';
import { PersonSection } from './person-section.tsx';
import {
  ChangedMatter,
  ClaimMatter,
  CorrectionMatter,
  PhotoMatter,
  PlanRequestMatter,
  RatingMatter,
  type ReportedRating,
} from './small-matters.tsx';

type Shown = WorkMatterQuery['adminWorkMatter'];

/** Parts of other folders. */
export interface MatterParts {
  /** The form of a company: its id, what closes it and what is called when it is saved. */
  form(id: string, onClose: () => void, onSaved: () => void): ReactNode;
  rating(rating: ReportedRating): ReactNode;
  /** The messages between a company and the administration; what is called when one is sent. */
  conversation(companyId: string, onSent: () => void): ReactNode;
}

interface MatterProps {
  matter: Shown;
  parts: MatterParts;
  /** Called once a message is answered. */
  onAnswered(): void;
}

/** Shows what is to be decided, before all that is known of company and person. */
function Question({ matter, parts, onAnswered }: MatterProps) {
  const { kind, company, changed, photo, planRequest, claim, rating, correction, dataRequest } = matter;
  if (changed) return <ChangedMatter changed={changed} />;
  if (photo) return <PhotoMatter photo={photo} name={company?.name ?? ''} />;
  if (planRequest) return <PlanRequestMatter request={planRequest} />;
  if (claim) return <ClaimMatter claim={claim} />;
  if (rating) return <RatingMatter rating={rating} shown={parts.rating(rating)} />;
  if (dataRequest) return <DataRequestMatter request={dataRequest} account={matter.person?.id} />;
  if (correction) return <CorrectionMatter correction={correction} company={company} />;
  if (kind === 'message' && company) return parts.conversation(company.id, onAnswered);
  if (kind === 'accessRequest' && company)
    return (
      <Notice>{company.name} pede para ler e responder as mensagens de visitantes e da administração.</Notice>
    );
  return null;
}

/** Title of the person section; other kinds use "Quem pede". */
const PERSON_TITLES: Partial<Record<WorkKind, string>> = {
  changedCompany: 'Dono',
  photo: 'Dono',
  message: 'Dono',
  reportedRating: 'Quem avaliou',
};

/** Where a company is new, has a new name or address, or gets an owner, it may be another one's duplicate. */
const WITH_DUPLICATES: readonly WorkKind[] = ['newCompany', 'changedCompany', 'claim'];

/** Shows a matter: the question, who asks, and the company. */
export function Matter(props: MatterProps) {
  const { kind, company, person } = props.matter;
  const isNew = kind === 'newCompany';
  const data = company && <CompanyData company={company} />;
  return (
    <div className={classes.sections}>
      {isNew && data}
      <Question {...props} />
      {company && WITH_DUPLICATES.includes(kind) && <DuplicatesSection company={company} />}
      {person && (
        <PersonSection
          title={PERSON_TITLES[kind] ?? 'Quem pede'}
          person={person}
          {...(company && { current: company.id })}
        />
      )}
      {!isNew && data}
      {company && <CompanyRest company={company} />}
    </div>
  );
}
