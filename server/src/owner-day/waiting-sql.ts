/** SQL of messages `m` that wait to be read by the side of the company. */
export const UNREAD = `NOT m.is_read AND m.sender_type <> 'company'`;
/** SQL of ratings `r` that their owner may still answer. */
export const UNANSWERED = 'r.hidden_at IS NULL AND r.answered_at IS NULL';
