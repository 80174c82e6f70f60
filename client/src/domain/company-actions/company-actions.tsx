import type { ReactNode } from 'react';
import { useState } from 'react';
import { mailHref } from '../../lib/mail-href.ts';
import { directionsUrl, type MapLocation } from '../../lib/map-links.ts';
import { paths } from '../../paths.ts';
import buttonClasses from '../../ui/button.module.css';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { CompanyProfileFragment } from '../companies/company-profile.gen.ts';
import classes from './company-actions.module.css';

/** Shows a link to the way there: Google Maps, which phones open as an app. The map below has others. */
export function DirectionsLink({
  location,
  companyId,
  label = 'Como chegar',
}: {
  location: MapLocation;
  companyId: string;
  label?: string;
}) {
  return (
    <LinkButton
      href={directionsUrl(location)}
      variant="default"
      data-visit={`map ${companyId}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="route" />
      {label}
    </LinkButton>
  );
}

interface CompanyActionsProps {
  company: CompanyProfileFragment;
  /** Saves the company; absent where it cannot be saved. */
  save: ReactNode;
  /** Leads to the message form, for a company without WhatsApp and phone. */
  write?: ReactNode;
}

/** Shows the quickest way to reach a company: WhatsApp, phone, message, e-mail. */
export function Reach({ company, write }: Pick<CompanyActionsProps, 'company' | 'write'>) {
  const { id, whatsappUrl, phoneUrl, email } = company;
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
  if (write) return write;
  return (
    email && (
      <LinkButton href={mailHref(email)}>
        <Icon name="mail" />
        E-mail
      </LinkButton>
    )
  );
}

/** Shows one row of equal actions: reach, directions, save, share. */
export function CompanyActions({ company, save, write }: CompanyActionsProps) {
  return (
    <div className={classes.frame} data-off-paper>
      <div className={classes.actions}>
        <Reach company={company} write={write} />
        <DirectionsLink location={company} companyId={company.id} />
        {save}
        <ShareButton company={company} />
      </div>
    </div>
  );
}

/** Shares by the device's own choice; resolves to false where it has none or refuses. A visitor who closes it needs no other. */
const shareByDevice = async (title: string, url: string): Promise<boolean> =>
  navigator.share?.({ title, url }).then(
    () => true,
    ({ name }: Error) => name === 'AbortError',
  ) ?? false;

const ShareModal = lazyOr(async () => (await import('./share-modal.tsx')).ShareModal, NotLoaded);

/** Shows a button that shares a page by the device's own choice, else by WhatsApp, as a copied address or a QR code. */
export function ShareButton({ company: { id, name } }: { company: { id: string; name: string } }) {
  /** Set while the choice is open. */
  const [url, setUrl] = useState('');
  const share = async () => {
    const address = location.origin + paths.company(id);
    if (!(await shareByDevice(name, address))) setUrl(address);
  };
  return (
    <>
      <button type="button" className={buttonClasses.link} data-variant="default" onClick={share}>
        <Icon name="share" />
        Compartilhar
      </button>
      {url && (
        <OnDemand>
          <ShareModal id={id} name={name} url={url} onClose={() => setUrl('')} />
        </OnDemand>
      )}
    </>
  );
}
