import type { Reader } from '../database/statement.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import type { ChangedThing } from './change-actions.ts';

const COMPANY = 'SELECT name AS title FROM companies WHERE id = $1';
const companyOf = (table: string) =>
  `SELECT c.name AS title FROM ${table} t JOIN companies c ON c.id = t.company_id WHERE t.id = $1`;

/** As in the inbox: the name of the company, of a request without one that of the person. */
const TITLES: Readonly<Record<WorkKind, string>> = {
  newCompany: COMPANY,
  changedCompany: COMPANY,
  photo: companyOf('company_photos'),
  planRequest: 'SELECT u.name AS title FROM plan_requests r JOIN users u ON u.id = r.user_id WHERE r.id = $1',
  claim: companyOf('company_claims'),
  reportedRating: companyOf('ratings'),
  correction: companyOf('company_corrections'),
  accessRequest: COMPANY,
  message: COMPANY,
  dataRequest: 'SELECT coalesce(name, email) AS title FROM data_requests WHERE id = $1',
};

const CHANGED: Readonly<Record<ChangedThing, string>> = {
  company: COMPANY,
  account: 'SELECT name AS title FROM users WHERE id = $1',
  rejection: `SELECT typed ->> 'name' AS title FROM company_rejections WHERE id = $1`,
  // Reports outlive mails: the address is masked as by `maskedEmail`.
  mail: `SELECT subject || ', para ' || left(recipient, 1) || '…@' || split_part(recipient, '@', 2) AS title
    FROM mails WHERE id = $1`,
};

/** Returns what a thing is called: one to decide on, or one to change; null when it is gone. */
export async function titleOf(
  reader: Reader,
  thing: WorkKind | ChangedThing,
  id: number,
): Promise<string | null> {
  const statement = { name: `title_of_${thing}`, text: { ...TITLES, ...CHANGED }[thing] };
  return (await reader.query<{ title: string }>(statement, [id]))[0]?.title ?? null;
}
