/**
 * What becomes of columns that can hold a person:
 * - `exported`: the part of `myPersonalData`; null for what it leaves out: secrets, pseudonyms, copies for searching, and
 *   what administrators and others wrote;
 * - `erased`: by the privacy provider of that name, by a foreign key to accounts or companies (`cascade`, `set null`), or
 *   by a mutation; null where they only end;
 * - `ends`: by the named step of the clean-up, else with an account, its company, or a decision;
 * - `foundBy`: for an e-mail, through the account that has it or by a query of administrators; null for what has no e-mail.
 */
export interface PersonalColumns {
  columns: string;
  exported: string | null;
  erased: string | null;
  ends: string;
  foundBy: 'account' | 'adminMessages' | 'adminRatings' | 'adminPersonalRecords' | null;
}

const of = (
  columns: string,
  exported: string | null,
  erased: string | null,
  ends: string,
  foundBy: PersonalColumns['foundBy'],
): PersonalColumns => ({ columns, exported, erased, ends, foundBy });

/** By table. A test compares it with the database: each column of text, bytes or an account is here or in `IMPERSONAL`. */
export const PERSONAL: Readonly<Record<string, readonly PersonalColumns[]>> = {
  answer_templates: [of('user_id title text', 'answerTemplates', 'cascade', 'account', 'account')],
  api_keys: [of('user_id name beginning', 'apiKeys', 'cascade', 'account', 'account')],
  audit_entries: [
    of('actor_email address', 'auditEntries', 'auditEntries', 'account', 'account'),
    of('before after', 'auditEntries', 'auditEntries', 'account', 'account'),
    of('actor_id', 'auditEntries', null, 'never: the number alone tells nobody', 'account'),
  ],
  bulk_changes: [of('before', null, null, 'clean_bulk_jobs', null)],
  bulk_jobs: [
    of('user_id', 'bulkActions', 'set null', 'clean_bulk_jobs', 'account'),
    of('address', 'bulkActions', 'bulkActions', 'clean_bulk_jobs', 'account'),
    of('arguments failures seen', null, null, 'clean_bulk_jobs', null),
  ],
  companies: [
    of('owner_id', 'companies', 'companies', 'account', 'account'),
    of(
      `name slug description address cep phone website cnpj legal_name source_name opening_hours instagram facebook ifood
        area_served offers logo_hash rejection_reason`,
      'companies',
      'companies',
      'company',
      'account',
    ),
    of('email', 'companies', 'companies', 'company', 'adminPersonalRecords'),
    of('source_id pending_text', null, 'companies', 'company', 'account'),
    of('rejected_by', null, 'set null', 'account', 'account'),
  ],
  company_changes: [
    of('before', 'companies', 'cascade', 'company', 'account'),
    of('folded', null, 'cascade', 'company', 'account'),
  ],
  company_claims: [
    of('user_id cnpj message decision_notes', 'companyClaims', 'cascade', 'account', 'account'),
    of('proof_token_hash proof_email', null, 'cascade', 'account', 'account'),
    of('folded', null, 'cascade', 'account', 'account'),
    of('decided_by', null, 'set null', 'account', 'account'),
  ],
  company_corrections: [
    of('user_id', 'companyCorrections', 'companyCorrections', 'account', 'adminPersonalRecords'),
    of(
      'email address note',
      'companyCorrections',
      'companyCorrections',
      'clean_corrections',
      'adminPersonalRecords',
    ),
    of('before after decision_notes', 'companyCorrections', null, 'company', 'adminPersonalRecords'),
    of('decided_by', null, 'set null', 'account', 'account'),
  ],
  company_invitations: [
    of('email', 'companyParts', 'companyParts', 'clean_company_invitations', 'adminPersonalRecords'),
    of('created_by', null, 'cascade', 'clean_company_invitations', 'account'),
  ],
  company_members: [of('user_id', 'companyParts', 'cascade', 'account', 'account')],
  company_photos: [of('caption key', 'companies', 'cascade', 'company', 'account')],
  company_searches: [of('words address_hash', null, null, 'fold_company_searches', null)],
  company_visits: [of('visitor_hash address_hash', null, null, 'clean_company_visits', null)],
  data_requests: [
    of('user_id', 'dataRequests', 'set null', 'clean_data_requests', 'adminPersonalRecords'),
    of('name email content answer', 'dataRequests', null, 'clean_data_requests', 'adminPersonalRecords'),
    of('decided_by', null, 'set null', 'clean_data_requests', 'account'),
  ],
  decisions: [
    of('user_id', 'decisions', 'set null', 'decision', 'account'),
    of('images logo_hashes', null, null, 'decision', null),
  ],
  import_changes: [of('before', null, null, 'company', null)],
  import_chunks: [of('bytes', null, null, 'clean_import_chunks', null)],
  import_problems: [of('cells value', null, null, 'clean_import_cells', null)],
  imports: [
    of('user_id', 'imports', 'set null', 'account', 'account'),
    of('file_name', 'imports', null, 'never: names no account any more', 'account'),
  ],
  logos: [of('large small', null, 'companies', 'company', 'account')],
  mails: [
    of('subject', 'mails', 'account', 'clean_mails', 'adminPersonalRecords'),
    of('about_user_id', 'mails', 'cascade', 'clean_mails', 'account'),
    of(
      'recipient text html unsubscribe_url folded last_error',
      null,
      'account',
      'clean_mails',
      'adminPersonalRecords',
    ),
  ],
  message_access_requests: [of('user_id', 'messageAccessRequests', 'cascade', 'account', 'account')],
  merged_companies: [of('cnpj source_id', null, 'cascade', 'company', 'account')],
  messages: [
    of('sender_id name email phone', 'messages', 'messages', 'company', 'adminMessages'),
    of('address', 'messages', 'messages', 'clean_message_addresses', 'adminMessages'),
    of('subject content', 'messages', 'deleteMessage', 'company', 'adminMessages'),
    of('folded', null, 'deleteMessage', 'company', 'adminMessages'),
  ],
  one_time_tokens: [of('user_id email', null, 'cascade', 'clean_one_time_tokens', 'account')],
  opening_sightings: [of('address_hash', null, 'cascade', 'clean_opening_sightings', null)],
  photo_images: [of('image', null, 'cascade', 'company', 'account')],
  photo_originals: [of('bytes', null, 'cascade', 'company', 'account')],
  photo_reports: [
    of('user_id', 'photoReports', 'photoReports', 'decision', 'account'),
    of('reporter', null, 'photoReports', 'clean_reports', 'account'),
    of('reason', 'photoReports', null, 'decision', 'account'),
  ],
  plan_charges: [
    of('user_id', 'planCharges', 'set null', 'account', 'account'),
    of('txid', 'planCharges', 'planCharges', 'never: of a received charge it stays alone', 'account'),
    of('received_by', null, 'set null', 'account', 'account'),
  ],
  plan_requests: [
    of('user_id message admin_notes', 'planRequests', 'cascade', 'account', 'account'),
    of('folded', null, 'cascade', 'account', 'account'),
    of('decided_by', null, 'set null', 'account', 'account'),
  ],
  rate_limits: [of('key', null, null, 'clean_rate_limits', null)],
  rating_marks: [
    of('user_id', 'ratingMarks', 'cascade', 'clean_rating_marks', 'account'),
    of('fingerprint_hash', null, 'cascade', 'clean_rating_marks', 'account'),
  ],
  rating_reports: [
    of('user_id', 'ratingReports', 'ratingReports', 'account', 'account'),
    of('fingerprint_hash', null, 'ratingReports', 'clean_reports', 'account'),
    of('reason', 'ratingReports', null, 'company', 'account'),
  ],
  ratings: [
    of('user_id', 'ratings', 'ratings', 'account', 'adminRatings'),
    of('display_name neighborhood', 'ratings', 'ratings', 'company', 'adminRatings'),
    of('address', 'ratings', 'ratings', 'clean_rating_addresses', 'adminRatings'),
    of('family_hash', null, 'ratings', 'clean_rating_addresses', 'adminRatings'),
    of('fingerprint_hash folded', null, 'deleteRating', 'company', 'adminRatings'),
    of('comment', 'ratings', 'deleteRating', 'company', 'adminRatings'),
    of('answer answered_by', 'ratingAnswers', 'ratingAnswers', 'account', 'account'),
    of('hidden_by', null, 'set null', 'account', 'account'),
    of('hidden_reason', null, 'deleteRating', 'company', 'adminRatings'),
  ],
  recovery_codes: [of('user_id code_hash', null, 'cascade', 'account', 'account')],
  saved_companies: [of('fingerprint_hash', null, null, 'clean_saved_companies', null)],
  searches_without_results: [of('address_hashes', null, null, 'clean_searches_without_results', null)],
  second_factors: [of('user_id secret', null, 'cascade', 'account', 'account')],
  sessions: [of('user_id device', 'sessions', 'cascade', 'clean_sessions', 'account')],
  users: [
    of('name email role admin_role company_name', 'account', 'account', 'account', 'account'),
    of('password_hash folded', null, 'account', 'account', 'account'),
  ],
  webhook_deliveries: [
    of('body answer', null, 'cascade', 'clean_webhook_deliveries', 'account'),
    of('last_error', null, 'cascade', 'clean_webhook_deliveries', 'account'),
  ],
  webhooks: [
    of('user_id url', 'webhooks', 'cascade', 'account', 'account'),
    of('secret previous_secret disabled_reason', null, 'cascade', 'account', 'account'),
  ],
  approval_digests: [of('user_id', 'approvalDigest', 'cascade', 'account', 'account')],
  weekly_mails: [of('user_id', 'weeklyMail', 'cascade', 'account', 'account')],
};

/** Columns of text or bytes that hold nobody; `*` for all of a table. */
export const IMPERSONAL: Readonly<Record<string, string>> = {
  // The catalogue, and what is counted or computed from public companies.
  attributes: '*',
  categories: '*',
  cities: '*',
  company_tallies: '*',
  day_tallies: '*',
  duty_shifts: '*',
  kind_words: '*',
  kinds: '*',
  logos: 'hash',
  neighbourhood_changes: '*',
  neighbourhood_points: '*',
  opening_schedules: '*',
  company_points: 'neighbourhood',
  search_changes: '*',
  search_documents: '*',
  search_lexemes: '*',
  search_neighbourhoods: '*',
  search_spellings: '*',
  search_stale: '*',
  search_words: '*',
  // What at least five addresses typed, or has no e-mail and fewer than six digits.
  company_search_weeks: 'words',
  searches_without_results: 'text key',
  // The site's own texts, addresses and secrets.
  approval_policy: '*',
  installation_secrets: '*',
  migrations: '*',
  plans: '*',
  reason_templates: '*',
  settings: '*',
  // Choices of a list, and hashes of random tokens.
  api_keys: 'key_hash scopes',
  audit_entries: 'action subject_type',
  bulk_jobs: 'action kind status',
  approval_digests: 'every',
  companies: 'contact_type source',
  company_claims: 'status proof',
  company_corrections: 'field status',
  company_invitations: 'part token_hash mailed_token_hash',
  company_members: 'part',
  company_photos: 'crop failure placeholder sizes state',
  company_visits: 'kind',
  data_requests: 'kind status token_hash',
  decisions: 'action kind',
  import_companies: 'content_hash',
  register_records: 'said',
  import_problems: 'column_name field kind reason',
  imports: 'columns delimiter error origin replacements status',
  mails: 'kind status token_purpose',
  merged_companies: 'source',
  messages: 'sender_type',
  one_time_tokens: 'purpose token_hash',
  plan_requests: 'status',
  // The name of a kind and of a city.
  quote_requests: 'title token_hash mailed_token_hash',
  sessions: 'token_hash',
  webhook_deliveries: 'changed event status',
  webhooks: 'events',
};
