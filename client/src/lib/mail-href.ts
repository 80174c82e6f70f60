/** Returns a mailto: address. Encodes it, since '?bcc=' in user input would add headers to the mail. */
export const mailHref = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
