import { ContactLink } from '../contact-link.tsx';

/** Replaces a promised e-mail where no mail server is configured. */
export const NoEmails = ({ contactEmail }: { contactEmail: string }) => (
  <>
    Este site ainda não envia e-mails; fale com <ContactLink address={contactEmail} />.
  </>
);
