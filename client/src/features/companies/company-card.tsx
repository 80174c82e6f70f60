import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Stars } from '../../components/stars.tsx';
import { paths } from '../../paths.ts';
import type { CompanyCardFragment } from './company-card.gen.ts';
import classes from './company-card.module.css';
import { CompanyContact } from './company-contact.tsx';
import { CompanyLogo } from './company-logo.tsx';

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
      <p className={classes.description}>{description}</p>
      <CompanyContact {...company} />
      <footer className={classes.actions}>
        <Button
          component={Link}
          to={paths.company(id)}
          variant="light"
          aria-label={`Ver detalhes de ${name}`}
        >
          Ver detalhes
        </Button>
        {company.hasOwner && (
          <Button
            component={Link}
            to={paths.companyMessage(id)}
            variant="subtle"
            aria-label={`Mensagem para ${name}`}
          >
            Mensagem
          </Button>
        )}
      </footer>
    </article>
  );
}
