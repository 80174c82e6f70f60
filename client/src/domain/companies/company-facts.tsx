import { formatDate, formatDay } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './company-contact.module.css';
import type { CompanyFactsFragment } from './company-facts.gen.ts';

const PROOFS = {
  domain: 'E-mail do domínio do site confirmado',
  mail: 'E-mail da empresa confirmado',
} as const;

/** Shows a company's profiles, year of foundation, area served, its CNPJ's state, and how its owner proved to care for it. */
export function CompanyFacts(facts: CompanyFactsFragment) {
  const { instagram, facebook, ifood, foundedYear, areaServed, ownerProof, register } = facts;
  const isRegistered = register && !register.closedOn;
  const profiles = [
    { name: 'Instagram', url: instagram },
    { name: 'Facebook', url: facebook },
    { name: 'iFood', url: ifood },
  ].filter(({ url }) => url);
  if (profiles.length === 0 && !foundedYear && !areaServed && !ownerProof && !isRegistered) return null;
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
      {isRegistered && (
        <li className={classes.line}>
          <Icon name="check" />
          <span>CNPJ ativo na Receita em {formatDay(register.month)}</span>
        </li>
      )}
      {ownerProof && (
        <li className={classes.line}>
          <Icon name="check" />
          <span>
            {PROOFS[ownerProof.kind]} em {formatDate(ownerProof.at).slice(3)}
          </span>
        </li>
      )}
    </ul>
  );
}
