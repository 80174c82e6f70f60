import { Icon } from '../../ui/icon.tsx';
import type { CompanyOffersFragment } from './company-offers.gen.ts';
import classes from './company-offers.module.css';

/** Shows what a company has or does; nothing where nobody has said so. */
export function CompanyAttributes({ attributes }: Pick<CompanyOffersFragment, 'attributes'>) {
  if (attributes.length === 0) return null;
  return (
    <ul className={classes.attributes}>
      {attributes.map(({ id, name }) => (
        <li key={id} className={classes.attribute}>
          <Icon name="check" size={16} /> {name}
        </li>
      ))}
    </ul>
  );
}
