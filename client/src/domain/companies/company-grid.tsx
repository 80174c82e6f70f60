import type { ReactNode } from 'react';
import { Placeholder } from '../../ui/feedback/placeholder.tsx';
import type { CompanyCardFragment } from './company-card.gen.ts';
import cardClasses from './company-card.module.css';
import { CompanyCard, type CompanyCardProps } from './company-card.tsx';
import classes from './company-grid.module.css';

interface CompanyGridProps extends Pick<CompanyCardProps, 'onOpen'> {
  companies: readonly CompanyCardFragment[];
  cornerOf?: (company: CompanyCardFragment) => ReactNode;
  actionOf?: ((company: CompanyCardFragment) => ReactNode) | undefined;
}

/** Shows cards side by side, as many as fit. */
export function CompanyGrid({ companies, cornerOf, actionOf, ...card }: CompanyGridProps) {
  return (
    <ul className={classes.grid}>
      {companies.map((company) => (
        <li key={company.id} data-company={company.id}>
          <CompanyCard
            company={company}
            corner={cornerOf?.(company)}
            action={actionOf?.(company)}
            {...card}
          />
        </li>
      ))}
    </ul>
  );
}

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Shows placeholders in the size of the loaded grid. */
export function CompanyGridSkeleton({ count = KEYS.length }: { count?: number }) {
  return (
    <div role="status">
      <span className="visually-hidden">Carregando empresas…</span>
      <ul className={classes.grid} aria-hidden="true">
        {KEYS.slice(0, count).map((key) => (
          <li key={key}>
            <div className={cardClasses.card}>
              <div className={cardClasses.head}>
                <Placeholder width={56} height={56} />
                <Placeholder height={20} width="60%" />
              </div>
              <Placeholder height={16} width={140} />
              <Placeholder height={66} />
              <Placeholder height={80} />
              <Placeholder height={36} width={130} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
