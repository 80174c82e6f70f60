import type { Reader, Statement } from '../database/statement.ts';

/** Selects the name of a row, by subject type. */
const TABLES: Record<string, string> = {
  user: `SELECT u.name FROM users u WHERE u.id = r.id`,
  company: `SELECT c.name FROM companies c WHERE c.id = r.id`,
  category: `SELECT k.name FROM categories k WHERE k.id = r.id`,
  kind: `SELECT k.name FROM kinds k WHERE k.id = r.id`,
  city: `SELECT c.name || ' - ' || c.state FROM cities c WHERE c.id = r.id`,
  'duty-shift': `SELECT c.name FROM duty_shifts s JOIN companies c ON c.id = s.company_id WHERE s.id = r.id`,
  plan: `SELECT p.name FROM plans p WHERE p.id = r.id`,
  import: `SELECT i.file_name FROM imports i WHERE i.id = r.id`,
  rating: `SELECT c.name FROM ratings t JOIN companies c ON c.id = t.company_id WHERE t.id = r.id`,
  reason: `SELECT t.title AS name FROM reason_templates t WHERE t.id = r.id`,
  'plan-request': `SELECT u.name FROM plan_requests q JOIN users u ON u.id = q.user_id WHERE q.id = r.id`,
  'plan-charge': `SELECT u.name FROM plan_charges q JOIN users u ON u.id = q.user_id WHERE q.id = r.id`,
  'company-claim': `SELECT c.name FROM company_claims k JOIN companies c ON c.id = k.company_id WHERE k.id = r.id`,
};

/** Subject types of ids whose field is not named after them. */
const OTHER_NAMES: Record<string, string> = { ownerId: 'user', deciderId: 'user', broaderId: 'kind' };

/** Returns the subject type of the id, or the ids, that a field of an entry holds; null for another field. */
function kindOf(field: string): string | null {
  const kind = OTHER_NAMES[field] ?? field.replace(/Ids?$/, '');
  return kind !== field && kind in TABLES ? kind : null;
}

const CASES = Object.entries(TABLES).map(([kind, select]) => `WHEN '${kind}' THEN (${select})`);
const NAMES: Statement = {
  name: 'audit_names',
  text: `SELECT r.kind, r.id, CASE r.kind ${CASES.join(' ')} END AS name
         FROM unnest($1::text[], $2::int[]) AS r (kind, id)`,
};

export type Reference = readonly [kind: string, id: number];
/** Returns a row's present name; null when the row is gone or has none. */
export type NameOf = (kind: string, id: number | null) => string | null;

/** Reads the present names of all references of a page in one statement. */
export async function namesOf(reader: Reader, references: readonly Reference[]): Promise<NameOf> {
  const byKey = new Map(
    references.filter(([kind]) => kind in TABLES).map((reference) => [reference.join(' '), reference]),
  );
  const pairs = [...byKey.values()];
  const rows =
    pairs.length === 0
      ? []
      : await reader.query<{ kind: string; id: number; name: string | null }>(NAMES, [
          pairs.map(([kind]) => kind),
          pairs.map(([, id]) => id),
        ]);
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return (kind, id) => (id === null ? null : (names.get(`${kind} ${id}`) ?? null));
}

type Values = Record<string, unknown> | null;

const idsIn = (value: unknown): number[] => [value].flat().filter((id) => typeof id === 'number');

/** Returns the references in one side of an entry. */
export function referencesIn(values: Values): Reference[] {
  return Object.entries(values ?? {}).flatMap(([field, value]): Reference[] => {
    const kind = kindOf(field);
    return kind ? idsIn(value).map((id): Reference => [kind, id]) : [];
  });
}

/** Replaces ids with names: 'Básico'; 'Rosa Lima (nº 7)' for people and companies; 'nº 7' for removed rows. */
export function withNames(values: Values, nameOf: NameOf): Values {
  if (!values) return null;
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const kind = kindOf(field);
      const ids = kind ? idsIn(value) : [];
      if (!kind || ids.length === 0) return [field, value];
      const names = ids.map((id) => {
        const name = nameOf(kind, id);
        if (name === null) return `nº ${id}`;
        return kind === 'user' || kind === 'company' ? `${name} (nº ${id})` : name;
      });
      return [field, names.join('; ')];
    }),
  );
}
