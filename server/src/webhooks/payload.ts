import type { Reader } from '../database/statement.ts';
import type { ApiKeyScope } from '../graphql/keys/api-key-scope.ts';
import type { WebhookEvent } from './webhook-event.ts';

/** Standard Webhooks asks for less than 20 kB. */
const MOST_BYTES = 20_000;

/** Who receives an event: the account of the webhook, with its role now. */
export interface Receiver {
  userId: number;
  isAdmin: boolean;
}

export interface WebhookEventRow {
  event: WebhookEvent;
  subjectId: number | null;
  changed: string[] | null;
  createdAt: Date;
}

interface Subject {
  /** Whether the receiver may still know of it. */
  mayKnow: boolean;
  /** Ids and states. */
  facts: object;
  /** Texts and persons' data; null when the receiver may not read them. */
  texts: object | null;
}

/**
 * By the part of the event before the dot: the name of the id, what an API key needs to read it, and the rest of a query
 * for `Subject` with the id, $1, the receiver, $2, and whether it is an administrator, $3. Rows with texts, and those that
 * allow to read them, are locked: the triggers that erase texts from the log run after the body was stored.
 */
const SUBJECTS: Record<string, { id: string; scope: ApiKeyScope; select: string }> = {
  company: {
    id: 'companyId',
    scope: 'companiesRead',
    select: `c.owner_id = $2 OR $3 AS "mayKnow", NULL AS texts,
      jsonb_build_object('isApproved', c.is_approved, 'isActive', c.is_active) AS facts
      FROM companies c WHERE c.id = $1 AND c.rejected_at IS NULL`,
  },
  rating: {
    id: 'ratingId',
    scope: 'ratingsRead',
    select: `c.owner_id = $2 OR $3 AS "mayKnow", jsonb_build_object('companyId', c.id::text) AS facts,
      CASE WHEN r.hidden_at IS NULL OR $3
        THEN jsonb_build_object('rating', r.rating, 'comment', r.comment) END AS texts
      FROM ratings r JOIN companies c ON c.id = r.company_id WHERE r.id = $1 FOR SHARE OF r`,
  },
  message: {
    id: 'messageId',
    scope: 'messagesRead',
    // Administrators read the conversation with the administration, owners with access all of their companies.
    select: `c.owner_id = $2 OR $3 AS "mayKnow",
      jsonb_build_object('companyId', c.id::text, 'senderType', m.sender_type) AS facts,
      CASE WHEN c.owner_id = $2 AND c.has_message_access
          OR $3 AND m.sender_type <> 'visitor' AND m.replied_to IS NULL
        THEN jsonb_build_object('subject', m.subject, 'content', m.content,
          'name', m.name, 'email', m.email, 'phone', m.phone) END AS texts
      FROM companies c JOIN messages m ON c.id = m.company_id WHERE m.id = $1 FOR SHARE OF c, m`,
  },
  plan_request: {
    id: 'planRequestId',
    scope: 'plansRead',
    select: `p.user_id = $2 OR $3 AS "mayKnow",
      jsonb_build_object('userId', p.user_id::text, 'requestedPlanId', p.requested_plan_id::text,
        'status', p.status) AS facts,
      jsonb_build_object('message', p.message, 'rejectionReason', p.admin_notes) AS texts
      FROM plan_requests p WHERE p.id = $1 FOR SHARE`,
  },
  claim: {
    id: 'claimId',
    scope: 'companiesRead',
    select: `k.user_id = $2 OR $3 AS "mayKnow",
      jsonb_build_object('userId', k.user_id::text, 'companyId', k.company_id::text, 'status', k.status) AS facts,
      jsonb_build_object('message', k.message, 'rejectionReason', k.decision_notes) AS texts
      FROM company_claims k WHERE k.id = $1 FOR SHARE`,
  },
};

const subjectOf = (event: WebhookEvent) => SUBJECTS[event.split('.')[0] ?? ''];

/** Returns the scope with which an API key reads what an event tells of; undefined for a test. */
export const scopeOf = (event: WebhookEvent): ApiKeyScope | undefined => subjectOf(event)?.scope;

/** GraphQL fields that are not named as their column. */
const FIELDS: Record<string, string> = {
  category_id: 'category',
  kind_ids: 'kinds',
  attribute_ids: 'attributes',
  city_id: 'city',
  logo_hash: 'logo',
  owner_id: 'owner',
};
const fieldOf = (column: string): string =>
  FIELDS[column] ?? column.replace(/_([a-z])/g, (_sign, letter: string) => letter.toUpperCase());

/**
 * Returns the body of an event, with what its receiver may read now, or null when the receiver may not know of it any
 * more. Of what is gone, or of too long texts, only ids are sent.
 */
export async function payloadOf(
  reader: Reader,
  { event, subjectId, changed, createdAt }: WebhookEventRow,
  { userId, isAdmin }: Receiver,
): Promise<string | null> {
  const kind = subjectOf(event);
  const statement = kind && { name: `webhook_${kind.id}`, text: `SELECT ${kind.select}` };
  const [subject] = statement ? await reader.query<Subject>(statement, [subjectId, userId, isAdmin]) : [];
  if (subject && !subject.mayKnow) return null;
  const write = (texts?: object | null) =>
    JSON.stringify({
      type: event,
      timestamp: createdAt.toISOString(),
      data: {
        ...(kind && { [kind.id]: String(subjectId) }),
        ...subject?.facts,
        ...(changed && { changed: changed.map(fieldOf) }),
        ...texts,
      },
    });
  const payload = write(subject?.texts);
  return Buffer.byteLength(payload) < MOST_BYTES ? payload : write();
}
