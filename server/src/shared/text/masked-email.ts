/** Returns enough of an address for somebody who knows it to recognize it: "m…@exemplo.com.br". */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${[...name][0] ?? ''}…@${domain}`;
}
