import { Link } from 'react-router-dom';
import { paths, type SearchFilter } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './attribute-chips.module.css';

/** Shown at first, beside those that are chosen. */
const SHOWN = 10;

interface AttributeChipsProps {
  request: SearchFilter;
  /** Those that matter for what is searched, the closest first. */
  attributes: readonly { id: string; name: string }[];
}

/** Shows attributes as links that narrow the search by one, or widen it again. */
export function AttributeChips({ request, attributes }: AttributeChipsProps) {
  const chosen = request.attributes ? request.attributes.split(',') : [];
  const isChosen = ({ id }: { id: string }) => chosen.includes(id);
  const visible = [
    ...attributes.filter(isChosen),
    ...attributes.filter((attribute) => !isChosen(attribute)).slice(0, SHOWN),
  ];
  return (
    <nav aria-label="Filtrar pelo que a empresa tem">
      <ul className={classes.chips}>
        {visible.map((attribute) => {
          const { id, name } = attribute;
          const ids = isChosen(attribute) ? chosen.filter((chosenId) => chosenId !== id) : [...chosen, id];
          return (
            <li key={id}>
              <Link
                className={classes.chip}
                to={paths.search({ ...request, attributes: ids.join(), page: 1 })}
                aria-current={isChosen(attribute) || undefined}
                aria-label={isChosen(attribute) ? `${name}: remover filtro` : undefined}
                rel="nofollow"
              >
                {isChosen(attribute) && <Icon name="check" size={16} />}
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
