import type { Conditions } from '../database/conditions.ts';
import { oneRow, type Reader, type Statement } from '../database/statement.ts';
import { ACTIONS } from './actions.ts';

/** Most companies, administrators and accounts, each, of which entries are found by the present name. */
const MOST_SUBJECTS = 200;

const NAMED = `u.folded LIKE '% ' || typed.text || '%' AND typed.text <> ''`;

/**
 * The normalized text $1, the companies whose names begin with it, and the accounts with words that do: administrators
 * first, so that accounts of the same name do not crowd them out.
 */
const SUBJECTS: Statement = {
  name: 'audit_subjects',
  text: `
    WITH typed AS MATERIALIZED (SELECT search_fold($1) AS text)
    SELECT typed.text,
      ARRAY(SELECT c.id FROM companies c, typed WHERE search_fold(c.name) COLLATE "C" >= typed.text
        AND search_fold(c.name) COLLATE "C" < typed.text || U&'\\+10FFFF' AND typed.text <> '' LIMIT ${MOST_SUBJECTS}) AS "companyIds",
      ARRAY((SELECT u.id FROM users u, typed WHERE u.admin_role IS NOT NULL AND ${NAMED} LIMIT ${MOST_SUBJECTS})
        UNION (SELECT u.id FROM users u, typed WHERE ${NAMED} LIMIT ${MOST_SUBJECTS})) AS "userIds"
    FROM typed`,
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the actions whose Portuguese words have each word of the text. */
function actionsOf(text: string): string[] {
  const words = text.split(' ');
  return Object.entries(ACTIONS).flatMap(([action, texts]) => {
    const own = plain(texts.join(' ')).split(/\s+/);
    return words.every((word) => own.some((other) => other.startsWith(word))) ? [action] : [];
  });
}

/**
 * Adds a search: words of the entry's values or its actor's e-mail, the words for an action, the beginning of the
 * present name of a company, or words of the present name of an account, which acted or was acted on.
 */
export async function addAuditSearch(reader: Reader, filter: Conditions, q: string): Promise<void> {
  const found = await oneRow<{ text: string; companyIds: number[]; userIds: number[] }>(reader, SUBJECTS, [
    q,
  ]);
  if (found.text === '') {
    filter.add(() => 'false');
    return;
  }
  const query = found.text
    .split(' ')
    .map((word) => `'${word}':*`)
    .join(' & ');
  filter.add(
    (placeholder) => `(audit_words(actor_email, before, after) @@ ${placeholder(query)}::tsquery
      OR action = ANY (${placeholder(actionsOf(found.text))}::text[])
      OR subject_type = 'company' AND subject_id = ANY (${placeholder(found.companyIds)}::int[])
      OR subject_type = 'user' AND subject_id = ANY (${placeholder(found.userIds)}::int[])
      OR actor_id = ANY (${placeholder(found.userIds)}::int[]))`,
  );
}
