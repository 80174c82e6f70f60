import type { ReactNode } from 'react';
import { DATA_REQUEST_KINDS } from '../../domain/account/data-request-kinds.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import formClasses from '../../ui/form/form.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { handEmail } from '../account/handed-email.ts';
import type { WorkKind } from '../actions/work-kinds.ts';
import { CompanyData, CompanyRest } from './company-matter.tsx';
import { DuplicatesSection } from './duplicates-section.tsx';
import type { WorkMatterQuery } from './matter.gen.ts';
import classes from './matter.module.css';
import { PersonSection } from './person-section.tsx';
import { Section } from './section.tsx';
import {
  ChangedMatter,
  ClaimMatter,
  CorrectionMatter,
  PhotoMatter,
  PlanRequestMatter,
  RatingMatter,
  type ReportedRating,
} from './small-matters.tsx';

interface DataRequestMatterProps {
  request: NonNullable<WorkMatterQuery['adminWorkMatter']['dataRequest']>;
  /** Id of the account with the e-mail, if there is one. */
  account: string | undefined;
}

/** Shows a request about personal data, with the ways to what is stored of the person. */
function DataRequestMatter({ request, account }: DataRequestMatterProps) {
  const { sendsEmails } = useSite();
  const { kind, name, email, isEmailConfirmed, content, createdAt } = request;
  return (
    <Section title={DATA_REQUEST_KINDS[kind]}>
      <p className={classes.person}>
        {name && <strong>{name}</strong>} <EmailText address={email} />
        <StatusTag tone={isEmailConfirmed ? 'good' : 'waiting'}>
          {isEmailConfirmed ? 'E-mail confirmado' : 'E-mail não confirmado'}
        </StatusTag>
      </p>
      <p>Enviado em {formatDateTime(createdAt)}. A lei dá 15 dias para a resposta.</p>
      <p className={classes.text}>{content}</p>
      {!isEmailConfirmed && (
        <Notice tone="warning">
          Qualquer pessoa pode ter pedido com este e-mail. Confirme quem pede antes de apagar ou mudar algo.
        </Notice>
      )}
      {!sendsEmails && (
        <Notice tone="warning">
          Este site ainda não envia e-mails: a resposta espera na fila até que ele envie, por até 30 dias.
        </Notice>
      )}
      <div className={formClasses.actions}>
        <LinkButton to={paths.adminPerson()} variant="light" onClick={() => handEmail(email)}>
          Procurar os dados desta pessoa
        </LinkButton>
        {account && (
          <LinkButton to={paths.admin({ tab: 'users', item: account })} variant="light">
            Abrir a conta
          </LinkButton>
        )}
      </div>
    </Section>
  );
}

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
