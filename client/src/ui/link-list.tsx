import { Link } from 'react-router-dom';
import classes from './link-list.module.css';

interface LinkListProps {
  id: string;
  title: string;
  links: readonly { key: string; text: string; path: string }[];
}

/** Shows links below a title; nothing without any. */
export function LinkList({ id, title, links }: LinkListProps) {
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
