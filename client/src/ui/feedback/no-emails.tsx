import { ContactLink } from '../contact-link.tsx';

/** Instead of a mail that would not come: what everybody is told where no mail server is configured. */
export const NoEmails = ({ contactEmail }: { contactEmail: string }) => (
  <>
    Este site ainda não envia e-mails; fale com <ContactLink address={contactEmail} />.
  </>
);
