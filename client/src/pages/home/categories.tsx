import { Link } from 'react-router-dom';
import { plainText } from '../../lib/plain-text.ts';
import { paths } from '../../paths.ts';
import classes from './categories.module.css';
import shapes from './category-shapes.json';

/** Strokes on 32 × 32, by the names of a fresh database's categories without accents. */
const SHAPES: Record<string, string> = shapes;

/** For all other categories: a shop. */
const SHOP = 'M6 15v12h20V15M4 13l3-8h18l3 8a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0ZM13 27v-7h6v7';

/** Returns the path of a category's drawing. */
const shapeOfCategory = (name: string): string => SHAPES[plainText(name).trim()] ?? SHOP;

interface CategoriesProps {
  /** Undefined until they are known. */
  categories: readonly { id: string; name: string }[] | undefined;
}

/** Number of categories of a new site. */
const EXPECTED = Array.from({ length: 10 }, (_, key) => key);

/** Shows placeholders until the categories are known. */
function Waiting() {
  return (
    <section className={classes.section} aria-labelledby="categories-title" aria-busy="true">
      <h2 id="categories-title">Explore por categoria</h2>
      <ul className={classes.categories} aria-hidden="true">
        {EXPECTED.map((key) => (
          <li key={key}>
            <span className={classes.category}>
              <svg className={classes.drawing} viewBox="0 0 32 32" aria-hidden="true" focusable="false" />
              <span className={classes.name}>&nbsp;</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows a link for each category, as the front of a small shop. */
export function Categories({ categories }: CategoriesProps) {
  if (categories === undefined) return <Waiting />;
  if (categories.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="categories-title">
      <h2 id="categories-title">Explore por categoria</h2>
      <ul className={classes.categories}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link className={classes.category} to={paths.search({ category: id })}>
              <svg className={classes.drawing} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
                <path d={shapeOfCategory(name)} />
              </svg>
              <span className={classes.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
