import { isEmail } from 'class-validator';
import type { Reader, Statement } from '../../database/statement.ts';
import { normalizePhone } from '../../shared/brazil/phone.ts';
import { conflict, type FieldMessages, invalid } from '../../shared/errors.ts';
import type { Company } from '../company.ts';
import type { ApprovalPolicy } from './approval-policy.ts';

const SHORTEST_DESCRIPTION = 20;

type Rules = Pick<ApprovalPolicy, 'minCompanyInfoRequired' | 'requireValidEmail' | 'requireValidPhone'>;

/**
 * What an owner typed, against the policy: BAD_USER_INPUT naming every field that breaks it. Fields that
 * were not sent are undefined and stay unjudged, so that an old company can still be changed in part.
 */
export function checkByPolicy(
  policy: Rules,
  { description, phone, email }: Pick<Partial<Company>, 'description' | 'phone' | 'email'>,
): void {
  const fields: FieldMessages = {};
  if (policy.minCompanyInfoRequired) {
    if (description !== undefined && [...description].length < SHORTEST_DESCRIPTION)
      fields.description = [`Escreva uma descrição de pelo menos ${SHORTEST_DESCRIPTION} caracteres.`];
    if (phone === null || phone === '') fields.phone = ['Telefone é obrigatório'];
    if (email === null || email === '') fields.email = ['Email é obrigatório'];
  }
  if (policy.requireValidEmail && email && !isEmail(email)) fields.email = ['Email inválido'];
  if (policy.requireValidPhone && phone && !normalizePhone(phone).parsed)
    fields.phone = ['Informe um telefone válido, com DDD.'];
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** One after the other: of two equal ones at once, the second sees the first. */
const LOCK: Statement = {
  name: 'lock_company_name',
  text: `SELECT pg_advisory_xact_lock(hashtextextended(search_fold($1) || ':' || $2::int, 7240120))`,
};
const TWIN: Statement = {
  name: 'company_twin',
  text: `SELECT 1 FROM companies c
         WHERE search_fold(c.name) COLLATE "C" = search_fold($1) AND c.city_id = $2
           AND (c.phone = $3 OR nullif(search_fold(c.address), '') = search_fold($4)) LIMIT 1`,
};

/**
 * CONFLICT when another company has this name and city, and this phone or address; in the transaction that
 * registers. A shared phone alone, or a branch elsewhere, is only marked in the administrators' queue.
 */
export async function refuseTwin(
  db: Reader,
  { name, cityId, phone, address }: Pick<Partial<Company>, 'name' | 'cityId' | 'phone' | 'address'>,
): Promise<void> {
  await db.query(LOCK, [name, cityId]);
  const twins = await db.query(TWIN, [name, cityId, phone || null, address || null]);
  if (twins.length > 0) throw conflict('Esta empresa já está cadastrada.');
}
