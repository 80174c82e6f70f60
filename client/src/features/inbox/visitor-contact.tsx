import type { InboxMessageFragment } from '../../domain/inbox/inbox.gen.ts';
import { mailHref } from '../../lib/mail-href.ts';
import { formatTypedPhone, whatsappHref } from '../../lib/phone.ts';
import { Icon } from '../../ui/icon.tsx';

interface VisitorContactProps extends Pick<InboxMessageFragment, 'sender'> {
  /** Leaves the e-mail out where there is a phone. */
  isBrief?: boolean;
}

/** Shows the ways to reach a visitor: mail, phone and WhatsApp. */
export function VisitorContact({ sender: { email, phone, phoneUrl }, isBrief = false }: VisitorContactProps) {
  const formatted = phone && formatTypedPhone(phone, phoneUrl);
  const chat = whatsappHref(phoneUrl);
  return (
    <>
      {email && !(isBrief && phoneUrl) && (
        <a href={mailHref(email)}>
          <Icon name="mail" /> {email}
        </a>
      )}
      {formatted && phoneUrl && (
        <a href={phoneUrl}>
          <Icon name="phone" /> {formatted}
        </a>
      )}
      {formatted && !phoneUrl && (
        <span>
          <Icon name="phone" /> {formatted}
        </span>
      )}
      {chat && (
        <a href={chat} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" /> WhatsApp
        </a>
      )}
    </>
  );
}
