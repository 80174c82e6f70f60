import type { CompanyProfileFragment } from '../../domain/companies/company-profile.gen.ts';
import { mailHref } from '../../lib/mail-href.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './message-form.module.css';

export type Reachable = Pick<
  CompanyProfileFragment,
  'id' | 'readsMessages' | 'whatsappUrl' | 'phoneUrl' | 'phone' | 'email'
>;

/** Says before writing that the company cannot read messages yet, with the ways that reach it now. */
export function UnreadNotice({ company }: { company: Reachable }) {
  const { id, whatsappUrl, phoneUrl, phone, email } = company;
  return (
    <Notice tone="warning">
      <div className={classes.form}>
        <p>
          Esta empresa ainda não lê as mensagens enviadas por aqui: a administração do guia precisa liberar.
          {phone || email ? ' Para ter resposta, fale por outro meio:' : ''}
        </p>
        <div className={classes.pair}>
          {whatsappUrl && (
            <LinkButton
              href={whatsappUrl}
              data-visit={`whatsapp ${id}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="chat" /> WhatsApp
            </LinkButton>
          )}
          {phoneUrl && (
            <LinkButton
              href={phoneUrl}
              data-visit={`phone ${id}`}
              variant={whatsappUrl ? 'default' : 'filled'}
            >
              <Icon name="phone" /> Ligar para {phone}
            </LinkButton>
          )}
          {!phoneUrl && email && (
            <LinkButton href={mailHref(email)}>
              <Icon name="mail" /> E-mail
            </LinkButton>
          )}
        </div>
        <p>Se escrever, a empresa recebe um aviso, e a mensagem espera pela liberação.</p>
      </div>
    </Notice>
  );
}
