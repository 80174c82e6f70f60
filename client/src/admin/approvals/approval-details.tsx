import { Flex, Stack, Text } from '@mantine/core';
import { Suspense } from 'react';
import { CompanyAttributes } from '../../domain/companies/company-attributes.tsx';
import { CompanyContact } from '../../domain/companies/company-contact.tsx';
import { CompanyFacts } from '../../domain/companies/company-facts.tsx';
import { CompanyOffers } from '../../domain/companies/company-offers.tsx';
import { OpeningHours } from '../../domain/companies/opening-hours.tsx';
import { CompanyMap } from '../../domain/maps/company-map.tsx';
import { photoAlt } from '../../domain/photos/photo-alt.ts';
import { PhotoImage } from '../../domain/photos/photo-image.tsx';
import { useSite } from '../../domain/site/use-site.ts';
import {
  DAY_MS,
  formatAge,
  formatAmount,
  formatCityState,
  formatDate,
  formatDateTime,
} from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import type {
  ApprovalCompanyFragment,
  ApprovalPersonFragment,
} from '../approval-types/approval-details.gen.ts';
import classes from '../approval-types/approval-details.module.css';
import type { ApprovalDetailsProps } from '../approval-types/approval-type.ts';
import { APPROVAL_TYPES } from '../approval-types/approval-types.ts';
import { Section } from '../approval-types/section.tsx';
import { ClaimDetails } from './claim-details.tsx';
import { CompanyFlags } from './company-flags.tsx';
import { DuplicatesSection } from './duplicates-section.tsx';

const RejectAccount = lazyOr(
  async () => (await import('./reject-account.tsx')).RejectAccount,
  () => null,
);

/** An account is new so many days. */
const NEW_DAYS = 7;

function stateOf({ isApproved, isActive }: ApprovalPersonFragment['companies'][number]): string {
  if (!isApproved && isActive) return 'espera aprovação';
  return isActive ? 'aprovada' : 'inativa';
}

interface PersonSectionProps {
  /** What the person is to the approval. */
  title: string;
  person: ApprovalPersonFragment;
  /** The company that the approval is about. */
  current?: string;
  /** Whether all that the account registered can be rejected. */
  isRejectable?: boolean;
}

/** Shows a person: account, other companies and earlier rejections. */
export function PersonSection({ title, person, current, isRejectable = false }: PersonSectionProps) {
  const { name, email, isActive, isEmailConfirmed, createdAt, companies, companiesCount } = person;
  const isNew = Date.now() - Date.parse(createdAt) < NEW_DAYS * DAY_MS;
  const others = companies.filter(({ id }) => id !== current);
  const unlisted = companiesCount - companies.length;
  return (
    <Section title={title}>
      <Flex component="p" gap="0.35rem 0.6rem" wrap="wrap" align="center">
        <strong>{name}</strong> <EmailText address={email} />
        <StatusTag tone={isEmailConfirmed ? 'good' : 'waiting'}>
          {isEmailConfirmed ? 'E-mail confirmado' : 'E-mail não confirmado'}
        </StatusTag>
        {!isActive && <StatusTag tone="bad">Conta inativa</StatusTag>}
        {isNew && <StatusTag tone="waiting">Conta nova</StatusTag>}
      </Flex>
      <p>
        Conta criada em {formatDate(createdAt)}
        {formatAge(createdAt) !== formatDate(createdAt) && ` (${formatAge(createdAt).toLowerCase()})`}.
      </p>
      <h4>Outras empresas</h4>
      {others.length === 0 ? (
        <Text c="dimmed">Nenhuma.</Text>
      ) : (
        <Flex component="ul" direction="column" gap="0.35rem">
          {others.map((company) => (
            <li key={company.id}>
              <NewTabLink to={paths.company(company.id)}>{company.name}</NewTabLink>{' '}
              <small>{stateOf(company)}</small>
            </li>
          ))}
          {unlisted > 0 && <li>E mais {formatAmount(unlisted, 'empresa', 'empresas')}.</li>}
        </Flex>
      )}
      <h4>Rejeições anteriores</h4>
      {person.rejectionsCount === 0 ? (
        <Text c="dimmed">Nenhuma.</Text>
      ) : (
        <Flex component="ul" direction="column" gap="0.35rem">
          {person.rejections.map((rejection) => (
            <li key={`${rejection.rejectedAt} ${rejection.name}`}>
              {rejection.name}{' '}
              <small>
                {formatDate(rejection.rejectedAt)}
                {rejection.reason && `: ${rejection.reason}`}
              </small>
            </li>
          ))}
          {person.rejectionsCount > person.rejections.length && (
            <li>{formatAmount(person.rejectionsCount, 'rejeição', 'rejeições')} ao todo.</li>
          )}
        </Flex>
      )}
      {isRejectable && (
        <Suspense>
          <RejectAccount person={person} />
        </Suspense>
      )}
    </Section>
  );
}

/** Shows an approval: the question, who asks, and the company. */
export function ApprovalDetails(props: ApprovalDetailsProps) {
  const { kind, company, person, claim } = props.details;
  const { question, mayBeDuplicate, personTitle = 'Quem pede' } = APPROVAL_TYPES[kind];
  const isNew = kind === 'newCompany';
  const data = company && <CompanyData company={company} />;
  return (
    <Stack>
      {isNew && data}
      {claim ? <ClaimDetails claim={claim} /> : question?.(props)}
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

/** Shows photos in their order; each opens in full in a new tab. */
function Photos({ company }: { company: ApprovalCompanyFragment }) {
  return (
    <ul className={classes.photos}>
      {company.photos.map((photo, index) => (
        <li key={photo.id}>
          <a href={photo.sizes.at(-1)?.url} target="_blank" rel="noopener noreferrer">
            <PhotoImage photo={photo} alt={photoAlt(photo, company.name, index)} sizes="12rem" isCover />
            <span className="visually-hidden"> (abre em nova aba)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Shows what a company says of itself. */
function CompanyData({ company }: { company: ApprovalCompanyFragment }) {
  const { id, name, description, category, kinds, city, cep, createdAt, logo, flags } = company;
  return (
    <Section title="Dados da empresa">
      <div className={classes.lead}>
        {logo && <img src={logo.url} alt={`Logo de ${name}`} className={classes.logo} />}
        <p>
          {[category.name, ...kinds.map((kind) => kind.name)].join(' · ')}
          <small>
            {formatCityState(city)}
            {cep && `, CEP ${cep}`}. Cadastrada em {formatDateTime(createdAt)}.
          </small>
        </p>
      </div>
      <CompanyFlags flags={flags} />
      {description ? <p className={classes.text}>{description}</p> : <Text c="dimmed">Sem descrição.</Text>}
      <CompanyContact {...company} />
      <CompanyFacts {...company} />
      <OpeningHours opening={company.opening} />
      <p>
        <NewTabLink to={paths.company(id)}>Ver a página da empresa</NewTabLink>
      </p>
    </Section>
  );
}

/** Shows a company's photos, offers and point on the map. */
function CompanyRest({ company }: { company: ApprovalCompanyFragment }) {
  const { mapsApiKey } = useSite();
  const { photos, offers, attributes } = company;
  return (
    <>
      {photos.length > 0 && (
        <Section title="Fotos">
          <Photos company={company} />
        </Section>
      )}
      {(offers.length > 0 || attributes.length > 0) && (
        <Section title="Serviços e produtos">
          <CompanyAttributes attributes={attributes} />
          <CompanyOffers offers={offers} />
        </Section>
      )}
      <Section title="Localização">
        <CompanyMap location={company} configuredKey={mapsApiKey} isPreview />
      </Section>
    </>
  );
}
