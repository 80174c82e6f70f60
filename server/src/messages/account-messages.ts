import { type Statement, transactionReader } from '../database/statement.ts';
import type { PrivacyProvider } from '../graphql/privacy-provider.ts';

/** Replaces the name of a visitor whose account is closed. */
const CLOSED_ACCOUNT = 'Conta encerrada';

/** Mails with a visitor's name, address and text: those about the messages and the replies to them. */
const ERASE_MAILS: Statement = {
  name: 'erase_account_message_mails',
  text: `WITH written AS (SELECT id FROM messages WHERE sender_id = $1 AND sender_type = 'visitor')
         DELETE FROM mails WHERE message_id IN (
           SELECT id FROM written
           UNION ALL SELECT r.id FROM messages r JOIN written w ON w.id = r.replied_to)`,
};

/**
 * Messages written while signed in; received ones are their writers'. Texts stay with their recipients, without the
 * writer.
 */
export const ACCOUNT_MESSAGES: PrivacyProvider = {
  name: 'messages',
  collect: (manager, userId) =>
    manager.query(
      `SELECT m.sender_type AS "senderType", c.name AS company, m.name, m.email, m.phone, m.subject, m.content,
         host(m.address) AS address, m.created_at AS "createdAt"
       FROM messages m JOIN companies c ON c.id = m.company_id WHERE m.sender_id = $1 ORDER BY m.id`,
      [userId],
    ),
  async remove(manager, userId) {
    await transactionReader(manager).query(ERASE_MAILS, [userId]);
    await manager.query(
      `UPDATE messages SET sender_id = NULL, address = NULL, email = NULL, phone = NULL,
         name = CASE WHEN sender_type = 'visitor' THEN $2 END
       WHERE sender_id = $1`,
      [userId, CLOSED_ACCOUNT],
    );
  },
};

/** Requests to read the messages of a company; the database removes them with the account. */
export const ACCOUNT_ACCESS_REQUESTS: PrivacyProvider = {
  name: 'messageAccessRequests',
  collect: (manager, userId) =>
    manager.query(
      `SELECT c.name AS company, r.created_at AS "createdAt"
       FROM message_access_requests r JOIN companies c ON c.id = r.company_id WHERE r.user_id = $1 ORDER BY c.id`,
      [userId],
    ),
};
