import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { excerpt, formatCity } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/drawings/cover.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Stars } from '../../ui/stars.tsx';
import { PhotoImage } from '../photos/photo-image.tsx';
import type { CompanyCardFragment } from './company-card.gen.ts';
import classes from './company-card.module.css';
import { CompanyContact } from './company-contact.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { coverName } from './cover-name.ts';
import { OpeningStatus } from './opening-status.tsx';

/** Longer than two lines, at any width. */
const EXCERPT = 200;

export interface CompanyCardProps {
  company: CompanyCardFragment;
  /** Rendered beside the name. */
  corner?: ReactNode;
  /** How far it is: "a 850 m". */
  distance?: string | undefined;
  /** Rendered behind the buttons. */
  action?: ReactNode;
  /** Opens it over the list. Without it, and without JavaScript, the buttons lead to the company's page. */
  onOpen?: (id: string, overlay: 'details' | 'message') => void;
}

/** Returns false for clicks that open another tab or window, which the browser handles. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Shows a company of a list. */
export function CompanyCard({ company, corner, distance, action, onOpen }: CompanyCardProps) {
  const { id, name, category, description } = company;
  const [mainKind] = company.kinds;
  const { pathname, search, state } = useLocation();
  // The company's link back leads to the search, also after opening similar companies.
  const from = pathname === paths.search() ? pathname + search : (state as { from?: string } | null)?.from;
  const open = (overlay: 'details' | 'message') => (event: MouseEvent) => {
    if (!onOpen || !isPlainClick(event)) return;
    event.preventDefault();
    onOpen(id, overlay);
  };
  return (
    <article className={classes.card} data-plain={!company.cover || undefined}>
      <div className={classes.cover}>
        {company.cover ? (
          <PhotoImage photo={company.cover} alt="" sizes="(min-width: 48em) 24rem, 6.5rem" isCover />
        ) : (
          <Cover name={coverName(company)} />
        )}
        {company.logo && <CompanyLogo name={name} url={company.logo.smallUrl} size={56} />}
      </div>
      <header className={classes.head}>
        <h2 className={classes.name}>
          <Link to={paths.company(id)} state={{ from }} discover="none">
            {name}
          </Link>
        </h2>
        <p className={classes.category}>
          {category.name}
          {mainKind && ` · ${mainKind.name}`}
        </p>
        {corner}
      </header>
      <p className={classes.facts}>
        <span className={classes.rated}>
          <Stars average={company.averageRating} total={company.totalRatings} />
          <span className={classes.place}>
            {formatCity(company.city)}
            {distance && (
              <>
                {' · '}
                <span>{distance}</span>
              </>
            )}
          </span>
        </span>
        <OpeningStatus opening={company.opening} />
      </p>
      {description && <p className={classes.description}>{excerpt(description, EXCERPT)}</p>}
      <div className={classes.contact}>
        <CompanyContact {...company} isBrief />
      </div>
      <footer className={classes.actions}>
        <LinkButton
          to={paths.company(id)}
          state={{ from }}
          variant="light"
          aria-label={`Ver detalhes de ${name}`}
          onClick={open('details')}
        >
          Ver detalhes
        </LinkButton>
        {company.hasOwner && (
          <LinkButton
            to={paths.companyMessage(id)}
            state={{ from }}
            variant="subtle"
            aria-label={`Mensagem para ${name}`}
            onClick={open('message')}
          >
            Mensagem
          </LinkButton>
        )}
        {action}
      </footer>
    </article>
  );
}
