import type { ClientBase } from 'pg';
import { ADMIN_MESSAGE, VISITOR_MESSAGES } from './people.ts';

/** The conversation of the demonstration owner's company, found by its slug. */
export async function insertMessages(client: ClientBase, company: string): Promise<void> {
  await client.query(
    `INSERT INTO messages (company_id, sender_type, name, email, phone, content, is_read, read_at, created_at)
     SELECT c.id, 'visitor', m.name, m.email, m.phone, m.content, m.read,
       CASE WHEN m.read THEN now() - m.days * interval '1 day' + interval '3 hours' END,
       now() - m.days * interval '1 day'
     FROM jsonb_to_recordset($1::jsonb) AS m (name text, email text, phone text, content text, read boolean, days float8)
     JOIN companies c ON c.slug = $2
     ORDER BY m.days DESC`,
    [
      JSON.stringify(
        VISITOR_MESSAGES.map((message, index) => ({
          ...message,
          read: index < VISITOR_MESSAGES.length - 2,
          days: (VISITOR_MESSAGES.length - index) * 2.3,
        })),
      ),
      company,
    ],
  );
  await client.query(
    `INSERT INTO messages (company_id, sender_type, sender_id, subject, content, created_at)
     SELECT c.id, 'admin', (SELECT id FROM users WHERE role = 'admin' ORDER BY id LIMIT 1), $2, $3,
       now() - interval '20 days'
     FROM companies c WHERE c.slug = $1`,
    [company, ADMIN_MESSAGE.subject, ADMIN_MESSAGE.content],
  );
}
