import type { ReactNode } from 'react';
import { formatDistance } from '../../lib/format-distance.ts';
import { isExactlyKnown } from '../../lib/here.ts';
import { Placeholder } from '../../ui/feedback/placeholder.tsx';
import type { CompanyCardFragment } from './company-card.gen.ts';
import cardClasses from './company-card.module.css';
import { CompanyCard, type CompanyCardProps } from './company-card.tsx';
import type { CompanyDistanceFragment } from './company-distance.gen.ts';
import classes from './company-grid.module.css';

interface CompanyGridProps extends Pick<CompanyCardProps, 'onOpen'> {
  companies: readonly (CompanyCardFragment & Partial<CompanyDistanceFragment>)[];
  /** The position from which distances are shown, as the URL has it; empty for none. */
  near?: string;
  /** Texts of distances in the order of the companies, in place of those from `near`. */
  distances?: readonly string[] | undefined;
  cornerOf?: (company: CompanyCardFragment) => ReactNode;
  actionOf?: ((company: CompanyCardFragment) => ReactNode) | undefined;
  /** Lines instead of cards. */
  isList?: boolean;
}

/** Shows cards side by side, as many as fit, or lines; one alone fills its row. */
export function CompanyGrid({
  companies,
  near,
  distances,
  cornerOf,
  actionOf,
  isList,
  ...card
}: CompanyGridProps) {
  return (
    <ul className={classes.grid} data-list={isList || undefined}>
      {companies.map((company, index) => (
        <li key={company.id} data-company={company.id}>
          <CompanyCard
            company={company}
            corner={cornerOf?.(company)}
            distance={distances?.[index] ?? (near ? distanceOf(company, near) : undefined)}
            action={actionOf?.(company)}
            {...card}
          />
        </li>
      ))}
    </ul>
  );
}

/** Unknown for a company whose city or neighbourhood alone is known. */
const distanceOf = (
  { distanceMeters }: Partial<CompanyDistanceFragment>,
  near: string,
): string | undefined =>
  distanceMeters == null ? undefined : formatDistance(distanceMeters, { isRough: !isExactlyKnown(near) });

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Shows placeholders in the size of the loaded grid. */
export function CompanyGridSkeleton({ count = KEYS.length, isList = false }) {
  return (
    <div role="status" className={classes.loading}>
      <span className="visually-hidden">Carregando empresas…</span>
      <ul className={classes.grid} data-list={isList || undefined} aria-hidden="true">
        {KEYS.slice(0, count).map((key) => (
          <li key={key}>
            <div className={cardClasses.card}>
              <div className={cardClasses.cover}>
                <Placeholder height={200} />
              </div>
              <div className={cardClasses.head}>
                <Placeholder height={20} width="60%" />
              </div>
              <div className={cardClasses.facts}>
                <Placeholder height={16} width={140} />
              </div>
              <div className={cardClasses.description}>
                <Placeholder height={44} />
              </div>
              <div className={cardClasses.contact}>
                <Placeholder height={84} />
              </div>
              <div className={cardClasses.actions}>
                <Placeholder height={44} width={130} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
