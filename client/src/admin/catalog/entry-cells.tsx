import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatAmount } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import lists from '../list/lists.module.css';
import type { PlaceRow } from './entry-row.ts';

/** The number of companies, linked to the companies' list with `filter`. */
export function CompaniesLink({ count, filter }: { count: number; filter: Record<string, string> }) {
  if (count === 0) return 'Nenhuma';
  return (
    <Link className={lists.whole} to={paths.admin({ tab: 'companies', ...filter })}>
      {formatAmount(count, 'empresa', 'empresas')}
    </Link>
  );
}

/** Tag that says whether visitors and owners are offered it. */
export function VisibilityTag({ isVisible }: Pick<PlaceRow, 'isVisible'>) {
  return isVisible ? <StatusTag tone="good">Visível</StatusTag> : <StatusTag>Oculta</StatusTag>;
}

interface PlaceButtonsProps {
  row: PlaceRow;
  /** Its subject type in the audit log. */
  type: 'category' | 'city';
  isBusy: boolean;
  rename(): void;
  /** Hides or shows it. */
  toggle(): void;
  remove(): void;
}

/** Buttons of one category or city. */
export function PlaceButtons({ row, type, isBusy, rename, toggle, remove }: PlaceButtonsProps) {
  const toggling = row.isVisible ? 'Ocultar' : 'Mostrar';
  return (
    <>
      <Button variant="default" onClick={rename} disabled={isBusy} aria-label={`Renomear ${row.name}`}>
        Renomear
      </Button>
      <Button variant="default" onClick={toggle} loading={isBusy} aria-label={`${toggling} ${row.name}`}>
        {toggling}
      </Button>
      <Button variant="default" onClick={remove} disabled={isBusy} aria-label={`Remover ${row.name}`}>
        Remover
      </Button>
      <LinkButton
        to={paths.adminAudit({ type, subject: row.id })}
        look="subtle"
        aria-label={`Histórico de ${row.name}`}
      >
        Histórico
      </LinkButton>
    </>
  );
}
