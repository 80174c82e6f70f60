import { Icon } from '../../ui/icon.tsx';
import classes from './company-contact.module.css';
import type { CompanyFactsFragment } from './company-facts.gen.ts';

/** Shows a company's profiles, year of foundation and area served; nothing where it has none of them. */
export function CompanyFacts({ instagram, facebook, ifood, foundedYear, areaServed }: CompanyFactsFragment) {
  const profiles = [
    { name: 'Instagram', url: instagram },
    { name: 'Facebook', url: facebook },
    { name: 'iFood', url: ifood },
  ].filter(({ url }) => url);
  if (profiles.length === 0 && !foundedYear && !areaServed) return null;
  return (
    <ul className={classes.contact}>
      {profiles.length > 0 && (
        <li className={classes.line}>
          <Icon name="share" />
          <span className={classes.profiles}>
            {profiles.map(({ name, url }) => (
              <a key={name} href={url ?? ''} target="_blank" rel="noopener noreferrer nofollow">
                {name}
              </a>
            ))}
          </span>
        </li>
      )}
      {areaServed && (
        <li className={classes.line}>
          <Icon name="route" />
          <span>Atende: {areaServed}</span>
        </li>
      )}
      {foundedYear && (
        <li className={classes.line}>
          <Icon name="check" />
          <span>Desde {foundedYear}</span>
        </li>
      )}
    </ul>
  );
}
