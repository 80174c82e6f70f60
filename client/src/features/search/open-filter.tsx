import { Link } from 'react-router-dom';
import { type OpenFilter as Choice, paths, type SearchFilter } from '../../paths.ts';
import classes from './search-choices.module.css';

const CHOICES: readonly { open: Choice; label: string }[] = [
  { open: 'agora', label: 'Aberto agora' },
  { open: 'domingo', label: 'Aberto no domingo' },
  { open: 'sem-horario', label: 'Sem horário informado' },
];

/** Shows links that filter by opening hours; a second click removes the filter. */
export function OpenFilter({ request }: { request: SearchFilter }) {
  return (
    <ul className={classes.chips} aria-label="Filtrar por horário">
      {CHOICES.map(({ open, label }) => {
        const isOn = request.open === open;
        // Offered beside the open ones, not by itself.
        if (open === 'sem-horario' && !isOn) return null;
        return (
          <li key={open}>
            <Link
              to={paths.search({ ...request, page: 1, open: isOn ? '' : open })}
              className={classes.chip}
              aria-current={isOn || undefined}
              // Search engines need no second list of the same companies.
              rel="nofollow"
            >
              {label}
              {isOn && <span className="visually-hidden"> (remover filtro)</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
