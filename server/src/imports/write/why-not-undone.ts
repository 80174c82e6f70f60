import { formatAmount } from '../../shared/text/format.ts';

/** Runs a statement and returns its rows. */
export type Ask = <Row>(text: string, values: unknown[]) => Promise<Row[]>;

/** A later import that changed companies of this one. */
interface Later {
  id: number;
  fileName: string;
  status: string;
  /** How many of them. */
  count: number;
}

interface Obstacles {
  used: number;
  edited: number;
  /** Companies whose earlier category or city no longer exists. */
  unrestorable: number;
}

/** Returns why an import cannot be undone, or not for these companies of it, for people; null when it can. */
export async function whyNotUndone(
  ask: Ask,
  importId: number,
  companyIds: readonly number[] | null,
): Promise<string | null> {
  // First imports that are still running, then the latest.
  const [later] = await ask<Later>(
    `WITH RECURSIVE later AS (
       SELECT company_id, import_id FROM import_changes
       WHERE before_import_id = $1 AND ($2::int[] IS NULL OR company_id = ANY ($2))
       UNION
       SELECT ch.company_id, ch.import_id FROM later l
       JOIN import_changes ch ON ch.company_id = l.company_id AND ch.before_import_id = l.import_id
     )
     SELECT i.id, i.file_name AS "fileName", i.status, count(*)::int AS count
     FROM later l JOIN imports i ON i.id = l.import_id
     GROUP BY i.id ORDER BY i.status NOT IN ('running', 'undoing'), i.id DESC LIMIT 1`,
    [importId, companyIds],
  );
  if (later) return whyLater(later);
  const [obstacles] = await ask<Obstacles>(
    `WITH touched AS (
       SELECT c.id, c.owner_id, c.updated_at, i.written_at, ch.company_id IS NULL AS is_created,
         (ch.before ->> 'categoryId')::int AS category_id, (ch.before ->> 'cityId')::int AS city_id
       FROM import_companies i
       JOIN companies c ON c.id = i.company_id
       LEFT JOIN import_changes ch ON ch.import_id = i.import_id AND ch.company_id = i.company_id
       WHERE i.import_id = $1 AND ($2::int[] IS NULL OR i.company_id = ANY ($2))
     )
     SELECT
       (SELECT count(*)::int FROM touched t WHERE t.owner_id IS NOT NULL OR t.is_created AND (
          EXISTS (SELECT 1 FROM ratings r WHERE r.company_id = t.id)
          OR EXISTS (SELECT 1 FROM messages m WHERE m.company_id = t.id)
          OR EXISTS (SELECT 1 FROM company_claims k WHERE k.company_id = t.id)
          OR EXISTS (SELECT 1 FROM merged_companies x WHERE x.kept_id = t.id))) AS used,
       (SELECT count(*)::int FROM touched t, imports i
        WHERE i.id = $1 AND t.updated_at > coalesce(t.written_at, i.written_at, i.finished_at, i.started_at)) AS edited,
       (SELECT count(*)::int FROM touched t WHERE NOT t.is_created AND NOT (
          EXISTS (SELECT 1 FROM categories g WHERE g.id = t.category_id)
          AND EXISTS (SELECT 1 FROM cities m WHERE m.id = t.city_id))) AS unrestorable`,
    [importId, companyIds],
  );
  const { used: usedCount = 0, edited = 0, unrestorable = 0 } = obstacles ?? {};
  if (usedCount > 0) {
    return `${formatAmount(usedCount, 'destas empresas já tem', 'destas empresas já têm')} dono, avaliações, mensagens, pedidos ou outra empresa unida. A importação não pode ser desfeita.`;
  }
  if (edited > 0)
    return `${formatAmount(edited, 'destas empresas foi alterada', 'destas empresas foram alteradas')} depois. A importação não pode ser desfeita.`;
  if (unrestorable > 0) {
    return `A categoria ou a cidade que ${formatAmount(unrestorable, 'destas empresas tinha', 'destas empresas tinham')} antes não existe mais. A importação não pode ser desfeita.`;
  }
  return null;
}

function whyLater({ id, fileName, status, count }: Later): string {
  const which = `A importação nº ${id} (${fileName})`;
  if (status === 'running') {
    return `${which} está em andamento e já mudou ${count} destas empresas. Pare-a ou espere que termine, e desfaça-a primeiro.`;
  }
  if (status === 'undoing') return `${which} está sendo desfeita. Tente novamente quando ela terminar.`;
  return `${which} mudou ${count} destas empresas depois. Desfaça-a primeiro.`;
}
