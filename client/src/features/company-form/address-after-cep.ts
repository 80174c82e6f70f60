import { digitsOf } from '../../lib/digits-of.ts';
import { plainText } from '../../lib/plain-text.ts';

/** Address fields of the form. */
export interface AddressValues {
  cep: string;
  address: string;
  city: string;
  state: string;
}

/** Returns the street without case, accents and number: what follows a comma, else a number at the end. */
function streetOf(address: string): string {
  const [head = '', ...rest] = address.split(',');
  const street = rest.length > 0 ? head : head.replace(/\s+\d+\S*$/, '');
  return plainText(street).trim();
}

export const isSameStreet = (one: string, other: string): boolean => streetOf(one) === streetOf(other);

/**
 * Returns the address after a postal code was found, or null to leave it. `known` is the company's own address, or
 * the one found before: its street and number do not belong to another code. A typed street is left, and so is the
 * found street with its number.
 */
export function addressAfterCep(
  known: AddressValues,
  now: AddressValues,
  found: Omit<AddressValues, 'cep'>,
): string | null {
  if (now.address.trim() === '') return found.address || null;
  const [street, foundStreet] = [streetOf(now.address), streetOf(found.address)];
  if (street === foundStreet || street !== streetOf(known.address)) return null;
  const isSameCep = digitsOf(known.cep) === digitsOf(now.cep);
  const isSameCity = known.city === '' || (known.city === found.city && known.state === found.state);
  // Without an earlier code, the new one may belong to the same address.
  const isSameLocation = isSameCep || (known.cep === '' && isSameCity);
  return isSameLocation ? null : found.address;
}
