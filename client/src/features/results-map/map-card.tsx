import { useEffect, useRef } from 'react';
import { formatCityState } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Stars } from '../../ui/stars.tsx';
import { useMapCompanyQuery } from './companies-on-map.gen.ts';
import type { MapCompany } from './map-marks.ts';
import classes from './results-map.module.css';

const EXACTNESS: Record<MapCompany['exactness'], string> = {
  address: '',
  neighbourhood: 'Ponto aproximado: no bairro.',
  city: 'Ponto aproximado: na cidade.',
};

interface MapCardProps {
  company: MapCompany;
  onOpen(id: string): void;
  onClose(): void;
}

/** Shows a company whose pin was touched, and focuses it. */
export function MapCard({ company, onOpen, onClose }: MapCardProps) {
  const { id, name, exactness } = company;
  const { data } = useMapCompanyQuery({ variables: { id } });
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  const more = data?.company;
  return (
    <section
      ref={card}
      className={classes.card}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <p className={classes.cardName}>{name}</p>
      <p className={classes.cardKind}>
        {more ? `${more.category.name} · ${formatCityState(more.city)}` : '\u00a0'}
      </p>
      {more && <Stars average={more.averageRating} total={more.totalRatings} />}
      {EXACTNESS[exactness] && <p className={classes.cardKind}>{EXACTNESS[exactness]}</p>}
      <LinkButton
        to={paths.company(id)}
        variant="light"
        aria-label={`Ver detalhes de ${name}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(id);
        }}
      >
        Ver detalhes
      </LinkButton>
      <button type="button" className={classes.close} aria-label="Fechar" onClick={onClose}>
        ×
      </button>
    </section>
  );
}
