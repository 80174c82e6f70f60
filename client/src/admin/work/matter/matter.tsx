import { Notice } from '../../../ui/feedback/notice.tsx';
import { AdminConversation } from '../../inbox/admin-conversation.tsx';
import { CompanyData, CompanyRest } from './company-matter.tsx';
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
} from './small-matters.tsx';

type Shown = WorkMatterQuery['adminWorkMatter'];

/** Shows what is to be decided, before all that is known of company and person. */
function Question({ matter }: { matter: Shown }) {
  const { kind, company, changed, photo, planRequest, claim, rating, correction } = matter;
  if (changed) return <ChangedMatter changed={changed} />;
  if (photo) return <PhotoMatter photo={photo} name={company?.name ?? ''} />;
  if (planRequest) return <PlanRequestMatter request={planRequest} />;
  if (claim) return <ClaimMatter claim={claim} />;
  if (rating) return <RatingMatter rating={rating} />;
  if (correction) return <CorrectionMatter correction={correction} />;
  if (kind === 'newCompany' && company) return <DuplicatesSection company={company} />;
  if (kind === 'message' && company) return <AdminConversation companyId={company.id} />;
  if (kind === 'accessRequest' && company)
    return (
      <Notice>{company.name} pede para ler e responder as mensagens de visitantes e da administração.</Notice>
    );
  return null;
}

/** Shows a matter: the question, who asks, and the company. */
export function Matter({ matter }: { matter: Shown }) {
  const { kind, company, person } = matter;
  const isNew = kind === 'newCompany';
  const data = company && <CompanyData company={company} />;
  return (
    <div className={classes.sections}>
      {isNew && data}
      <Question matter={matter} />
      {person && <PersonSection person={person} {...(company && { current: company.id })} />}
      {!isNew && data}
      {company && <CompanyRest company={company} />}
    </div>
  );
}
