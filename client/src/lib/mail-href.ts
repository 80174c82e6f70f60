/** Where a link to an e-mail address leads. What somebody wrote may hold '?bcc=', which would be headers of the mail. */
export const mailHref = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
