import type { ReactNode } from 'react';
import { mailHref } from '../../lib/mail-href.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { CompanyProfileFragment } from '../companies/company-profile.gen.ts';
import classes from './company-actions.module.css';
import { DirectionsLink } from './directions-link.tsx';
import { ShareButton } from './share-button.tsx';

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
