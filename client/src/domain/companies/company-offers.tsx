import { offerPrice } from '../../lib/offer-price.ts';
import type { CompanyOffersFragment } from './company-offers.gen.ts';
import classes from './company-offers.module.css';

/** Shows a company's services and products with their prices; nothing where it has none. */
export function CompanyOffers({ offers }: Pick<CompanyOffersFragment, 'offers'>) {
  if (offers.length === 0) return null;
  return (
    <ul className={classes.offers}>
      {offers.map((offer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two offers may be equal, and they do not move
        <li key={index} className={classes.offer}>
          <span className={classes.name}>{offer.name}</span>
          {offer.priceCents !== null && <span className={classes.price}>{offerPrice(offer)}</span>}
          {offer.description && <span className={classes.description}>{offer.description}</span>}
        </li>
      ))}
    </ul>
  );
}
