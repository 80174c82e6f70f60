import { Link, useLocation } from 'react-router-dom';
import { CompanyLogo } from '../../domain/companies/company-logo.tsx';
import { coverName } from '../../domain/companies/cover-name.ts';
import { DistanceFromHere } from '../../domain/companies/distance-from-here.tsx';
import { OpeningStatus } from '../../domain/companies/opening-status.tsx';
import { CompanyActions } from '../../domain/company-actions/company-actions.tsx';
import { CompanyCover } from '../../features/photos/company-cover.tsx';
import { SaveButton } from '../../features/saves/save-button.tsx';
import type { Saves } from '../../features/saves/use-saves.ts';
import { formatCityState } from '../../lib/format.ts';
import { cityPath } from '../../lib/shared-links.ts';
import { anchors, paths } from '../../paths.ts';
import { Cover } from '../../ui/drawings/cover.tsx';
import { deferred } from '../../ui/hydration/deferred.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Stars } from '../../ui/stars.tsx';
import type { CompanyQuery } from './company.gen.ts';
import classes from './company-head.module.css';

const ActionBar = deferred(async () => (await import('./action-bar.tsx')).ActionBar);

interface CompanyHeadProps {
  company: CompanyQuery['company'];
  saves: Saves;
  /** Owners cannot rate their own company. */
  canRate: boolean;
  /** Whether the viewer can write to the company and is read: it is shown, and is not the viewer's. */
  canWrite: boolean;
}

/** Shows what a visitor looks for first: cover, name, kind, stars and the quickest ways to the company. */
export function CompanyHead({ company, saves, canRate, canWrite }: CompanyHeadProps) {
  const { id, name, category, city } = company;
  const { state } = useLocation();
  const isOpen = company.isApproved && company.isActive;
  const [kind] = company.kinds;
  const save = isOpen && (
    <SaveButton companyName={name} isSaved={saves.isSaved(id)} onToggle={() => saves.toggle(id)} isWide />
  );
  const write = canWrite && (
    <LinkButton to={`#${anchors.message}`} state={state}>
      <Icon name="mail" />
      Mensagem
    </LinkButton>
  );
  return (
    <header className={classes.head}>
      <div className={classes.cover} data-off-paper>
        {company.photos.length > 0 ? (
          <CompanyCover companyId={id} photos={company.photos} name={name} />
        ) : (
          <Cover name={coverName(company)} />
        )}
      </div>
      {company.logo && <CompanyLogo name={name} url={company.logo.url} size={80} eager />}
      <div className={classes.naming}>
        <h1 className={classes.name}>{name}</h1>
        <p className={classes.category}>
          {kind && <>{kind.name} · </>}
          <Link to={paths.search({ category: category.id })}>{category.name}</Link>
          <span aria-hidden="true"> · </span>
          <Link to={cityPath(city)}>{formatCityState(city)}</Link>
        </p>
      </div>
      <p className={classes.facts} data-off-paper>
        <Stars average={company.averageRating} total={company.totalRatings} />
        {canRate && (
          <Link to={`#${anchors.rating}`} state={state}>
            Avaliar
          </Link>
        )}
        <OpeningStatus opening={company.opening} />
        <DistanceFromHere point={company.point} from={(state as { from?: string } | null)?.from} />
      </p>
      <div className={classes.actions}>
        <CompanyActions company={company} save={save} write={write} />
        <ActionBar className={classes.bar} company={company} save={save} write={write} />
      </div>
    </header>
  );
}
