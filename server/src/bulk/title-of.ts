import { APPROVAL_TYPE } from '../approvals/approval-types.ts';
import { byKind } from '../approvals/waiting.ts';
import type { Reader } from '../database/statement.ts';
import type { ChangedThing } from '../shared/schema/bulk-action.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';

const COMPANY = 'SELECT name AS title FROM companies WHERE id = $1';
const CHANGED: Readonly<Partial<Record<ChangedThing, string>>> = {
  company: COMPANY,
  rejection: COMPANY,
};

/**
 * SQL of the title of a failure of `bulk_jobs` about a person, whose id is `id`: reports outlive accounts and mails, so
 * it is read each time and not stored. The address is masked as by `maskedEmail`.
 */
const personalTitle = (id: string): string => `CASE
  WHEN bulk_jobs.action IN ('activateAccount', 'deactivateAccount') THEN (SELECT name FROM users WHERE id = ${id})
  WHEN bulk_jobs.action = 'sendMail' THEN (
    SELECT subject || ', para ' || left(recipient, 1) || '…@' || split_part(recipient, '@', 2) FROM mails WHERE id = ${id})
  ELSE ${byKind('bulk_jobs.kind', (type) => type.personTitle?.(id))} END`;

/** SQL of the failures of a row of `bulk_jobs`, with all titles. */
export const TITLED_FAILURES = `(
  SELECT coalesce(jsonb_agg(one || jsonb_build_object('title',
    coalesce(${personalTitle("(one ->> 'id')::int")}, one ->> 'title')) ORDER BY place), '[]')
  FROM jsonb_array_elements(bulk_jobs.failures) WITH ORDINALITY AS reported (one, place))`;

const isApprovalType = (subject: WorkKind | ChangedThing): subject is WorkKind => subject in APPROVAL_TYPE;

/** Returns what a thing is called that is decided on or changed; null when it is gone, and for what names persons. */
export async function titleOf(
  reader: Reader,
  subject: WorkKind | ChangedThing,
  id: number,
): Promise<string | null> {
  const text = isApprovalType(subject) ? APPROVAL_TYPE[subject].title : CHANGED[subject];
  if (!text) return null;
  const statement = { name: `title_of_${subject}`, text };
  return (await reader.query<{ title: string }>(statement, [id]))[0]?.title ?? null;
}
