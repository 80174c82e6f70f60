import { isEmail } from 'class-validator';
import type { Reader, Statement } from '../../database/statement.ts';
import { normalizePhone } from '../../shared/brazil/phone.ts';
import type { FieldCode, FieldErrors } from '../../shared/error-codes.ts';
import { conflict, invalidFields } from '../../shared/errors.ts';
import type { Company } from '../company.ts';
import type { ApprovalPolicy } from './approval-policy.ts';

const SHORTEST_DESCRIPTION = 20;

/**
 * Validates what an owner typed; BAD_USER_INPUT names every field that breaks the policy. Fields that were not sent
 * are undefined and not validated, so that an old company can be changed in part.
 */
export function checkByPolicy(policy: ApprovalPolicy, { description, phone, email }: Partial<Company>): void {
  const fields: FieldErrors = {};
  const reject = (name: string, code: FieldCode, message: string) => {
    fields[name] = [{ code, message }];
  };
  if (policy.minCompanyInfoRequired) {
    if (description !== undefined && [...description].length < SHORTEST_DESCRIPTION) {
      const message = `Escreva uma descrição de pelo menos ${SHORTEST_DESCRIPTION} caracteres.`;
      reject('description', 'TOO_SHORT', message);
    }
    if (phone === null || phone === '') reject('phone', 'REQUIRED', 'Telefone é obrigatório');
    if (email === null || email === '') reject('email', 'REQUIRED', 'Email é obrigatório');
  }
  if (policy.requireValidEmail && email && !isEmail(email)) reject('email', 'INVALID', 'Email inválido');
  if (policy.requireValidPhone && phone && !normalizePhone(phone).parsed)
    reject('phone', 'INVALID', 'Informe um telefone válido, com DDD.');
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** Returns the error for a company that another one is the same as. */
export const alreadyRegistered = () => conflict('Esta empresa já está cadastrada.');

/** Serializes registrations of the same name and city, so that the second sees the first. */
const LOCK: Statement = {
  name: 'lock_company_name',
  text: `SELECT pg_advisory_xact_lock(hashtextextended(search_fold($1) || ':' || $2::int, 7240120))`,
};
const DUPLICATE: Statement = {
  name: 'duplicate_company',
  text: `SELECT 1 FROM companies c
         WHERE search_fold(c.name) COLLATE "C" = search_fold($1) AND c.city_id = $2 AND c.rejected_at IS NULL
           AND (c.phone = $3 OR nullif(search_fold(c.address), '') = search_fold($4)) LIMIT 1`,
};

/**
 * Throws CONFLICT when another company has this name and city, and this phone or address. To be called in the
 * transaction that registers. A shared phone alone is only marked in the administrators' queue.
 */
export async function rejectDuplicate(
  db: Reader,
  { name, cityId, phone, address }: Partial<Company>,
): Promise<void> {
  await db.query(LOCK, [name, cityId]);
  const duplicates = await db.query(DUPLICATE, [name, cityId, phone || null, address || null]);
  if (duplicates.length > 0) throw alreadyRegistered();
}
