import { companiesByIds } from '../companies/read-companies.ts';
import { type Reader, type Statement, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { notFound } from '../shared/errors.ts';
import { tokenHashOf } from '../users/tokens.ts';
import type { Quote, QuoteRequest } from './quote-request.ts';

const NOT_FOUND = 'Este pedido não existe mais. Confira o endereço, ou faça outro.';
const HAS_TOKEN = '(token_hash = $1 OR mailed_token_hash = $1)';

/** Without its messages, which somebody may have had erased, nothing is left of a request. */
const BY_TOKEN: Statement = {
  name: 'quote_request_by_token',
  text: `SELECT q.id, q.title, q.recipients, q.created_at AS "createdAt", m.content,
           q.closed_at IS NULL AND q.expires_at > now() AS "isOpen",
           least(q.closed_at, q.expires_at) AS "endsAt"
         FROM quote_requests q
           JOIN LATERAL (SELECT content FROM messages WHERE quote_request_id = q.id ORDER BY id LIMIT 1) m ON true
         WHERE ${HAS_TOKEN}`,
};
const QUOTES: Statement = {
  name: 'quotes_of_request',
  text: `SELECT m.company_id AS "companyId", coalesce(json_agg(json_build_object('content', r.content,
             'createdAt', r.created_at) ORDER BY r.id) FILTER (WHERE r.id IS NOT NULL), '[]') AS answers
         FROM messages m LEFT JOIN messages r ON r.replied_to = m.id
         WHERE m.quote_request_id = $1 GROUP BY m.company_id ORDER BY min(r.id), min(m.id)`,
};
/** Before the request, as answers lock them. */
const LOCK_MESSAGES: Statement = {
  name: 'lock_messages_of_quote_request',
  text: `SELECT id FROM messages WHERE quote_request_id = (SELECT id FROM quote_requests WHERE ${HAS_TOKEN})
         ORDER BY id FOR UPDATE`,
};
const CLOSE: Statement = {
  name: 'close_quote_request',
  text: `WITH closed AS (UPDATE quote_requests SET closed_at = now()
           WHERE ${HAS_TOKEN} AND closed_at IS NULL AND expires_at > now() RETURNING id)
         UPDATE messages m SET is_read = true, read_at = now()
         FROM closed WHERE m.quote_request_id = closed.id AND NOT m.is_read`,
};

interface QuoteRow {
  companyId: number;
  answers: { content: string; createdAt: string }[];
}
type Row = Omit<QuoteRequest, 'quotes'>;

async function readRequest(reader: Reader, token: string): Promise<QuoteRequest> {
  const [request] = await reader.query<Row>(BY_TOKEN, [tokenHashOf(token)]);
  if (!request) throw notFound(NOT_FOUND);
  const rows = await reader.query<QuoteRow>(QUOTES, [request.id]);
  const companies = await companiesByIds(
    reader,
    rows.map(({ companyId }) => companyId),
  );
  const quotes = rows.flatMap(({ companyId, answers }): Quote[] => {
    const company = companies.find(({ id }) => id === companyId);
    if (!company?.isActive || !company.isApproved) return [];
    return [
      { company, answers: answers.map((answer) => ({ ...answer, createdAt: new Date(answer.createdAt) })) },
    ];
  });
  return { ...request, quotes };
}

/** Returns a request by the secret of its page; NOT_FOUND for an unknown one. */
export const quoteRequest = ({ db }: Context, token: string): Promise<QuoteRequest> =>
  readRequest(db.reads, token);

/** Ends a request and leaves none of its messages unread: nobody waits for an answer. Repeating it changes nothing; NOT_FOUND for an unknown one. */
export const endQuoteRequest = ({ db }: Context, token: string): Promise<QuoteRequest> =>
  db.transaction(async (manager) => {
    const reader = transactionReader(manager);
    await reader.query(LOCK_MESSAGES, [tokenHashOf(token)]);
    await reader.query(CLOSE, [tokenHashOf(token)]);
    return readRequest(reader, token);
  });
