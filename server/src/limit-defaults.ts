/** The limits with their defaults; each is set by `LIMIT_<NAME>`. */
export const LIMIT_DEFAULTS = {
  /** Ratings: a day to one company, a day in all, from one address. */
  RATINGS_COMPANY: 5,
  RATINGS_TOTAL: 100,
  /** Ratings changed a day from one address. */
  RATING_CHANGES: 30,
  /** Ratings marked as useful, and marks taken back, a day from one address. */
  RATING_MARKS: 100,
  /** Companies seen open or closed a day, from one address. */
  OPENING_SIGHTINGS: 20,
  /** Ratings reported a day from one address. */
  RATING_REPORTS: 20,
  /** Companies saved a day from one address. */
  SAVES: 500,
  /** Visitors' messages: an hour to one company, a day in all, from one address. */
  MESSAGES_COMPANY: 5,
  MESSAGES_TOTAL: 20,
  /** Requests to several companies a day from one address; each is a message to each, and one of the day. */
  QUOTE_REQUESTS: 5,
  /** Proposed corrections: an hour of one company, a day in all, from one address. */
  CORRECTIONS_COMPANY: 5,
  CORRECTIONS_TOTAL: 20,
  /** Requests about personal data a day: from one address, with one e-mail. */
  DATA_REQUESTS_ADDRESS: 10,
  DATA_REQUESTS_EMAIL: 5,
  /** What an owner writes and sends as mail: messages and replies an hour, requests and claims a day. */
  OWNER_MESSAGES: 60,
  OWNER_REQUESTS: 20,
  /** Invitations a day: to parts in companies by an owner, to the administration by an administrator. */
  INVITATIONS: 40,
  /** Webhooks of an account, and events that it tests and sends again an hour. */
  WEBHOOKS: 10,
  WEBHOOK_RESENDS: 60,
  /** Time in which the receiver of a webhook has to answer. */
  WEBHOOK_MS: 15_000,
  /** Views, and clicks of a kind, counted a day from one address to one company. */
  VISITS_COMPANY: 100,
  /**
   * Failed logins: a minute from an address; an hour for an account over all unknown addresses, after which each has
   * one a minute; an hour for an account over all unknown addresses in all.
   */
  LOGINS_ADDRESS: 10,
  LOGINS_ACCOUNT: 25,
  LOGINS_ACCOUNT_MOST: 1_000,
  /** Registrations an hour from an address. */
  REGISTRATIONS: 20,
  /** Attempts at the current password, and at codes of the second factor, in 10 minutes by a user. */
  PASSWORD_CHANGES: 10,
  /** Mails with a link: requested an hour from an address; sent an hour for an account, spread evenly. */
  RESETS_ADDRESS: 20,
  RESETS_ACCOUNT: 5,
  /** Logos in 30 minutes by a user. */
  UPLOADS: 30,
  /** Passwords hashed at once; more wait in a queue. */
  PASSWORD_HASHES: 8,
  /** A body without files, and each field of one with files. */
  JSON_BYTES: 100_000,
  /** A logo: its file, and the pixels of its picture. */
  LOGO_BYTES: 5 * 1024 * 1024,
  LOGO_PIXELS: 40_000_000,
  /** A photo of a company: its file, and the pixels of its picture; photos in 30 minutes by a user. */
  PHOTO_BYTES: 15 * 1024 * 1024,
  PHOTO_PIXELS: 50_000_000,
  PHOTO_UPLOADS: 120,
  /** Photos reported a day from one address. */
  PHOTO_REPORTS: 20,
  /** A file of companies that an administrator sends in the browser. */
  IMPORT_BYTES: 20 * 1024 * 1024,
  /** A GraphQL operation: tokens of its text, levels, objects that it may return, aliases, root fields. */
  QUERY_TOKENS: 1_000,
  QUERY_DEPTH: 10,
  QUERY_COST: 1_000,
  QUERY_ALIASES: 15,
  QUERY_ROOT_FIELDS: 10,
  /** Fields of an operation with its fragments spread out, the same one in one selection, directives of a text. */
  QUERY_FIELDS: 1_000,
  QUERY_REPEATS: 15,
  QUERY_DIRECTIVES: 30,
  /** Requests in 5 minutes that the response cache does not answer: from an address, by an account. */
  REQUESTS_ANONYMOUS: 600,
  REQUESTS_SIGNED_IN: 1_500,
  /** Invalid tokens and missing logos in 5 minutes from an address. */
  LOOK_UPS_IN_VAIN: 600,
  /** Time in which a request has to arrive: its headers, all of it. */
  HEADERS_MS: 10_000,
  RECEIVING_MS: 30_000,
  /** Idle time of a connection; longer than that of a balancer in front. */
  KEEP_ALIVE_MS: 65_000,
  /** A statement in the database, and waiting for a connection to it. */
  STATEMENT_MS: 5_000,
  CONNECTION_MS: 2_000,
  /** A request until its answer begins, without the time in which its body arrives. */
  REQUEST_MS: 10_000,
  /** From the stop signal until open requests are answered 503; a second later they are cut. */
  DRAIN_MS: 7_000,
  /** Requests worked on at once, without those that the response cache answers; more wait in a queue. */
  REQUESTS_AT_ONCE: 32,
  /** Pages rendered at once. */
  PAGES_AT_ONCE: 8,
  /** Requests that wait in all queues together. */
  QUEUE_LENGTH: 1_000,
  /** How long a queue may be in use as a burst before it counts as overload; the longest wait in each case. */
  QUEUE_BURST_MS: 2_000,
  QUEUE_BURST_WAIT_MS: 3_000,
  QUEUE_OVERLOAD_WAIT_MS: 500,
  /** Files received at once. */
  UPLOADS_AT_ONCE: 8,
  /** Free space of `DATA_DIR` below which no files are taken, so that the embedded database keeps room. */
  FREE_DISK_MB: 100,
  /** Database connections: for everything, and for searching alone. */
  POOL: 10,
  SEARCH_POOL: 4,
  /** The response cache; 0 turns it off. */
  MEMORY_CACHE_MB: 32,
} as const;

export type Limits = Record<keyof typeof LIMIT_DEFAULTS, number>;
