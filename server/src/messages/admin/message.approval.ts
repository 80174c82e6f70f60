import { notRejected } from '../../companies/own-companies.ts';
import { COMPANY_NOT_FOUND } from '../../companies/read-companies.ts';
import type { ApprovalType } from '../../decisions/approval-type.ts';
import { lookUpRow } from '../../graphql/look-up-row.ts';
import { isUnread, READ_CONVERSATION } from './mark-conversation-read.ts';

/** The messages of a company to the administration that nobody has read. */
export const MESSAGE: ApprovalType = {
  kind: 'message',
  names: ['conversa não lida', 'conversas não lidas'],
  lookUp: lookUpRow('companies', COMPANY_NOT_FOUND),
  see: 'seeLists',
  decide: 'answerMessages',
  waiting: `SELECT m.company_id, m.company_id, NULL::int, min(m.created_at) FROM messages m
    WHERE ${isUnread('m')} AND ${notRejected('m.company_id')} GROUP BY m.company_id`,
  isOfOwner: true,
  changedAt: (w) =>
    `(SELECT max(m.created_at) FROM messages m WHERE m.company_id = ${w}.id AND ${isUnread('m')})`,
  detail: `SELECT concat_ws(': ', subject, content) FROM messages
    WHERE company_id = p.id AND NOT is_read AND sender_type = 'company' AND replied_to IS NULL
    ORDER BY created_at, id LIMIT 1`,
  isDetailPersonal: true,
  title: 'SELECT name AS title FROM companies WHERE id = $1',
  actions: [READ_CONVERSATION],
};
