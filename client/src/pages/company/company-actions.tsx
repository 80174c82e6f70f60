import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { anchors } from '../../paths.ts';
import type { CompanyQuery } from './company.gen.ts';
import classes from './company-page.module.css';

/** What one comes for, within reach at the top: call or write. */
export function CompanyActions({ company }: { company: CompanyQuery['company'] }) {
  const { whatsappUrl, phoneUrl, isApproved, hasOwner } = company;
  return (
    <div className={classes.actions}>
      {whatsappUrl ? (
        <LinkButton href={whatsappUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" />
          Chamar no WhatsApp
        </LinkButton>
      ) : (
        phoneUrl && (
          <LinkButton href={phoneUrl}>
            <Icon name="phone" />
            Ligar
          </LinkButton>
        )
      )}
      {isApproved && hasOwner && (
        <LinkButton href={`#${anchors.message}`} look="default">
          <Icon name="mail" />
          Mensagem
        </LinkButton>
      )}
      {isApproved && (
        <LinkButton href={`#${anchors.rating}`} look="default">
          <Icon name="star" />
          Avaliar
        </LinkButton>
      )}
    </div>
  );
}
