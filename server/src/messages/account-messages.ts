import type { AccountPart } from '../lib/account-part.ts';

/** In place of the name of a visitor whose account is closed. */
const CLOSED_ACCOUNT = 'Conta encerrada';

/**
 * Messages written while signed in; those received are their writers'. Their texts stay with whoever received
 * them, without who wrote them.
 */
export const ACCOUNT_MESSAGES: AccountPart = {
  name: 'messages',
  collect: (manager, userId) =>
    manager.query(
      `SELECT m.sender_type AS "senderType", c.name AS company, m.name, m.email, m.phone, m.subject, m.content,
         host(m.address) AS address, m.created_at AS "createdAt"
       FROM messages m JOIN companies c ON c.id = m.company_id WHERE m.sender_id = $1 ORDER BY m.id`,
      [userId],
    ),
  async remove(manager, userId) {
    await manager.query(
      `UPDATE messages SET sender_id = NULL, address = NULL, email = NULL, phone = NULL,
         name = CASE WHEN sender_type = 'visitor' THEN $2 END
       WHERE sender_id = $1`,
      [userId, CLOSED_ACCOUNT],
    );
  },
};
