import type { ReactNode } from 'react';
import { type MouseEvent, useEffect, useState } from 'react';
import { mailHref } from '../../lib/mail-href.ts';
import { directionsUrl, type MapLocation } from '../../lib/map-links.ts';
import buttonClasses from '../../ui/button.module.css';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { CompanyProfileFragment } from '../companies/company-profile.gen.ts';
import classes from './company-actions.module.css';

interface ChoiceProps {
  location: MapLocation;
  visit: string;
  onClose(): void;
}

/** Goes on to Google Maps when the choice cannot be loaded. */
function WithoutChoice({ location, onClose }: ChoiceProps) {
  useEffect(() => {
    window.location.assign(directionsUrl(location));
    onClose();
  }, [location, onClose]);
  return null;
}

const DirectionsModal = lazyOr(
  async () => (await import('./directions-modal.tsx')).DirectionsModal,
  WithoutChoice,
);

/** Shows a link to the way there: Google Maps, and on phones a choice of apps. */
export function DirectionsLink({ location, companyId }: { location: MapLocation; companyId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const visit = `map ${companyId}`;
  const choose = (event: MouseEvent) => {
    if (!matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    // Opening the modal is not a click on the map.
    event.stopPropagation();
    setIsOpen(true);
  };
  return (
    <>
      <LinkButton
        href={directionsUrl(location)}
        variant="default"
        data-visit={visit}
        target="_blank"
        rel="noopener noreferrer"
        onClick={choose}
      >
        <Icon name="route" />
        Como chegar
      </LinkButton>
      {isOpen && (
        <OnDemand>
          <DirectionsModal location={location} visit={visit} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}

interface CompanyActionsProps {
  company: CompanyProfileFragment;
  /** Of the company's page. */
  path: string;
  /** Saves the company; absent where it cannot be saved. */
  save: ReactNode;
  /** Leads to the message form, for a company without WhatsApp and phone. */
  write?: ReactNode;
}

/** Shows the quickest way to reach a company: WhatsApp, phone, message, e-mail. */
function Reach({ company, write }: Pick<CompanyActionsProps, 'company' | 'write'>) {
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
export function CompanyActions({ company, path, save, write }: CompanyActionsProps) {
  return (
    <div className={classes.frame}>
      <div className={classes.actions}>
        <Reach company={company} write={write} />
        <DirectionsLink location={company} companyId={company.id} />
        {save}
        <ShareButton name={company.name} path={path} />
      </div>
    </div>
  );
}

async function share(name: string, path: string): Promise<void> {
  const url = location.origin + path;
  if (navigator.share) {
    try {
      await navigator.share({ title: name, url });
      return;
    } catch (error) {
      // The visitor closed the choice. After another error the address is copied instead.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast('Endereço da página copiado.');
  } catch {
    showToast(
      'O navegador não deixou copiar. Abra a página da empresa e copie o endereço da barra.',
      'error',
    );
  }
}

/** Shows a button that shares a page by the device's own choice, else copies its address. `path` is the page's. */
export function ShareButton({ name, path }: { name: string; path: string }) {
  return (
    <button
      type="button"
      className={buttonClasses.link}
      data-variant="default"
      onClick={() => void share(name, path)}
    >
      <Icon name="share" />
      Compartilhar
    </button>
  );
}
