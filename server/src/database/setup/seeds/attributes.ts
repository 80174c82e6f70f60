import type { ClientBase } from 'pg';
import ATTRIBUTES from '../../../attributes/data/attributes.csv?raw';
import { readCsv } from './read-csv.ts';

/** Inserts the attributes of companies into a database without any. Needs the categories. */
export async function seedAttributes(client: ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO attributes (slug, name, category_ids, position)
     SELECT slug, name,
       ARRAY(SELECT id FROM categories WHERE categories.name = ANY (string_to_array(attribute.categories, ';')) ORDER BY id),
       10 * number
     FROM jsonb_to_recordset($1::jsonb) AS attribute (slug text, name text, categories text, number int)
     WHERE NOT EXISTS (SELECT FROM attributes)`,
    [JSON.stringify((await readCsv(ATTRIBUTES)).map((row, number) => ({ ...row, number: number + 1 })))],
  );
}
