import { Link } from 'react-router-dom';
import { formatCity, formatCityState } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { useSearchLinksQuery } from './search-links.gen.ts';
import classes from './search-links.module.css';
import { linksVariables, type SearchRequest } from './search-request.ts';

interface LinkListProps {
  id: string;
  title: string;
  links: readonly { key: string; text: string; path: string }[];
}

function LinkList({ id, title, links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <nav className={classes.group} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.links}>
        {links.map(({ key, text, path }) => (
          <li key={key}>
            <Link className={classes.link} to={path} discover="none">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SearchLinksProps {
  request: SearchRequest;
  /** Name of the requested category. */
  categoryName: string | undefined;
}

/** Links a category or city to related ones that have companies. */
export function SearchLinks({ request, categoryName }: SearchLinksProps) {
  const { category, city } = request;
  const { data } = useSearchLinksQuery({ variables: linksVariables(request) });
  if (!data) return null;
  const { categories, cities } = data.searchLinks;
  const others = categories.filter(({ id, name }) => id !== category && name !== categoryName);
  return (
    <div className={classes.all}>
      <LinkList
        id="other-categories"
        title={city ? `Outras categorias em ${city}` : 'Outras categorias'}
        links={others.map(({ id, name }) => ({
          key: id,
          text: name,
          path: paths.search({ category: id, city }),
        }))}
      />
      <LinkList
        id="other-cities"
        title={`${categoryName ?? 'Empresas'} em ${city ? 'cidades próximas' : 'outras cidades'}`}
        links={cities.map((listed) => ({
          key: listed.id,
          text: formatCityState(listed),
          path: paths.search({ category, city: formatCity(listed) }),
        }))}
      />
    </div>
  );
}
