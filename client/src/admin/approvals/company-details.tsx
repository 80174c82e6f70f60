import { Text } from '@mantine/core';
import { CompanyAttributes } from '../../domain/companies/company-attributes.tsx';
import { CompanyContact } from '../../domain/companies/company-contact.tsx';
import { CompanyFacts } from '../../domain/companies/company-facts.tsx';
import { CompanyOffers } from '../../domain/companies/company-offers.tsx';
import { OpeningHours } from '../../domain/companies/opening-hours.tsx';
import { CompanyMap } from '../../domain/maps/company-map.tsx';
import { photoAlt } from '../../domain/photos/photo-alt.ts';
import { PhotoImage } from '../../domain/photos/photo-image.tsx';
import { useSite } from '../../domain/site/use-site.ts';
import { formatCityState, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import type { ApprovalCompanyFragment } from '../approval-types/approval-details.gen.ts';
import classes from '../approval-types/approval-details.module.css';
import { Section } from '../approval-types/section.tsx';
import { CompanyFlags } from './company-flags.tsx';

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
export function CompanyData({ company }: { company: ApprovalCompanyFragment }) {
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
export function CompanyRest({ company }: { company: ApprovalCompanyFragment }) {
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
