import { useLocation } from 'react-router-dom';
import { SaveButton } from '../../features/saves/save-button.tsx';
import type { Saves } from '../../features/saves/use-saves.ts';
import { mailHref } from '../../lib/mail-href.ts';
import { anchors } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { CompanyQuery } from './company.gen.ts';
import classes from './company-actions.module.css';
import { DirectionsLink } from './directions-link.tsx';
import { ShareButton } from './share-button.tsx';

interface CompanyActionsProps {
  company: CompanyQuery['company'];
  saves: Saves;
}

/** Shows the quickest way to reach a company: WhatsApp, phone, message, e-mail. */
function Reach({ company }: { company: CompanyQuery['company'] }) {
  const { state } = useLocation();
  const { id, whatsappUrl, phoneUrl, email, hasOwner, isApproved, isActive } = company;
  if (whatsappUrl) {
    return (
      <LinkButton href={whatsappUrl} data-visit={`whatsapp ${id}`} target="_blank" rel="noopener noreferrer">
        <Icon name="chat" />
        WhatsApp
      </LinkButton>
    );
  }
  if (phoneUrl) {
    return (
      <LinkButton href={phoneUrl} data-visit={`phone ${id}`}>
        <Icon name="phone" />
        Ligar
      </LinkButton>
    );
  }
  const canWrite = hasOwner && isApproved && isActive;
  if (!canWrite && !email) return null;
  return (
    <LinkButton {...(canWrite ? { to: `#${anchors.message}`, state } : { href: mailHref(email ?? '') })}>
      <Icon name="mail" />
      {canWrite ? 'Mensagem' : 'E-mail'}
    </LinkButton>
  );
}

/** Shows one row of equal actions at the top of the page: reach, directions, save, share. */
export function CompanyActions({ company, saves }: CompanyActionsProps) {
  const { id, name, isApproved, isActive } = company;
  return (
    <div className={classes.actions}>
      <Reach company={company} />
      <DirectionsLink location={company} companyId={id} />
      {isApproved && isActive && (
        <SaveButton companyName={name} isSaved={saves.isSaved(id)} onToggle={() => saves.toggle(id)} isWide />
      )}
      <ShareButton name={name} />
    </div>
  );
}
