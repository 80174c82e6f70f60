import type { AccountPart } from '../lib/account-part.ts';

/** Messages written while signed in; those received are their writers'. They stay with whoever received them. */
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
    await manager.query('UPDATE messages SET sender_id = NULL, address = NULL WHERE sender_id = $1', [
      userId,
    ]);
  },
};
