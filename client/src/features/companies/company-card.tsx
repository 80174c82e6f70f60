import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.tsx';
import { Stars } from '../../components/stars.tsx';
import { excerpt } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import type { CompanyCardFragment } from './company-card.gen.ts';
import classes from './company-card.module.css';
import { CompanyContact } from './company-contact.tsx';
import { CompanyLogo } from './company-logo.tsx';

/** More than three lines show, in any width. */
const EXCERPT = 240;

/** A company among others. */
export function CompanyCard({ company }: { company: CompanyCardFragment }) {
  const { id, name, category, description } = company;
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <CompanyLogo name={name} url={company.logo?.smallUrl} size={56} />
        <div className={classes.naming}>
          <h2 className={classes.name}>
            <Link to={paths.company(id)}>{name}</Link>
          </h2>
          <p className={classes.category}>{category.name}</p>
        </div>
      </header>
      <Stars average={company.averageRating} total={company.totalRatings} />
      <p className={classes.description}>{excerpt(description, EXCERPT)}</p>
      <CompanyContact {...company} isBrief />
      <footer className={classes.actions}>
        <LinkButton to={paths.company(id)} look="light" aria-label={`Ver detalhes de ${name}`}>
          Ver detalhes
        </LinkButton>
        {company.hasOwner && (
          <LinkButton to={paths.companyMessage(id)} look="subtle" aria-label={`Mensagem para ${name}`}>
            Mensagem
          </LinkButton>
        )}
      </footer>
    </article>
  );
}
