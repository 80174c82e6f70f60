import { Link } from 'react-router-dom';
import { hoursWords } from '../../domain/opening-hours/hours-words.ts';
import {
  PART_NAMES,
  PARTS,
  type PartName,
  partOf,
  partPath,
} from '../../features/company-form/company-parts.ts';
import { formatAmount } from '../../lib/format.ts';
import classes from './dashboard.module.css';
import type { OwnedCompanyFragment } from './my-companies.gen.ts';

/** History state of the page of a part. */
export interface PartLinkState {
  /** The field to begin with. */
  field?: string;
  /** Whether a step back leads to the panel. */
  isFromPanel?: boolean;
}

const NOTHING = 'Nada informado ainda';

/** Returns what is there in a part, in a few words. */
const WORDS: Record<PartName, (company: OwnedCompanyFragment) => string> = {
  dados: ({ name, category, kinds }) => [name, (kinds[0] ?? category).name].join(' · '),
  contato: ({ phone, email, address }) => [phone, email, address].filter(Boolean).join(' · ') || NOTHING,
  horario: ({ openingHours }) => hoursWords(openingHours ?? '').join(' · ') || NOTHING,
  servicos: ({ offers }) => offers.map(({ name }) => name).join(', ') || NOTHING,
  fotos: ({ photos }) => formatAmount(photos.length, 'foto', 'fotos'),
  caracteristicas: ({ attributes }) => attributes.map(({ name }) => name).join(', ') || NOTHING,
};

/** Lists the parts in which a company is edited, each with what is there or missing. */
export function CompanyPartsList({ company }: { company: OwnedCompanyFragment }) {
  return (
    <ul className={classes.partLinks} aria-label="Editar Empresa">
      {PART_NAMES.map((part) => {
        const missing = company.completeness?.missing.filter(({ field }) => partOf(field) === part) ?? [];
        return (
          <li key={part}>
            <Link to={partPath(part, company.id)} state={{ isFromPanel: true }} discover="none">
              <strong>{PARTS[part].title}</strong>
              <small data-missing={missing.length > 0 || undefined}>
                {missing.length > 0
                  ? `Falta: ${missing.map(({ name }) => name).join(', ')}`
                  : WORDS[part](company)}
              </small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
