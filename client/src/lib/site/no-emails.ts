import type { Site } from './use-site.ts';

/** Instead of a mail that would not come: what everybody is told where no mail server is configured. */
export const noEmails = ({ contactEmail }: Pick<Site, 'contactEmail'>): string =>
  `Este site ainda não envia e-mails; fale com ${contactEmail}.`;
