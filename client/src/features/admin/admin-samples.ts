/** Rows of the administration's lists, as the server gives them to the tests. */
const city = { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' };
const category = { __typename: 'Category', id: '3', name: 'Alimentação' };

export const pendingRow = (id: string, name: string, changes = {}) => ({
  __typename: 'Company',
  id,
  name,
  createdAt: new Date().toISOString(),
  ownerName: 'Rosa Lima',
  isOverdue: false,
  lookAlikes: [],
  category,
  city,
  ...changes,
});

export const companyRow = (id: string, name: string, changes = {}) => ({
  __typename: 'Company',
  id,
  name,
  createdAt: '2026-11-04T12:05:00.000Z',
  isApproved: true,
  isActive: true,
  hasOwner: true,
  hasMessageAccess: false,
  asksForMessageAccess: false,
  unreadByAdministration: 0,
  removesOwner: false,
  plan: null,
  ownerName: 'Rosa Lima',
  ownerEmail: 'rosa@exemplo.com.br',
  category,
  city,
  ...changes,
});

export const requestRow = (id: string, name: string, changes = {}) => ({
  __typename: 'PlanRequest',
  id,
  status: 'pending',
  requestedAt: '2026-11-04T12:05:00.000Z',
  decidedAt: null,
  message: 'Abri mais uma loja.',
  adminNotes: null,
  user: { __typename: 'PlanRequestUser', id, name, email: 'rosa@exemplo.com.br', plan: null },
  currentPlan: null,
  requestedPlan: { __typename: 'Plan', id: '2', name: 'Rede', price: 199.9 },
  ...changes,
});

export const mailRow = (id: string, changes = {}) => ({
  __typename: 'Mail',
  id,
  recipient: 'rosa@exemplo.com.br',
  subject: 'Confirme seu e-mail',
  status: 'queued',
  attempts: 0,
  lastError: null,
  createdAt: '2026-11-04T12:05:00.000Z',
  sentAt: null,
  ...changes,
});

/** One page of a list, under the name of its root field. */
export const pageOf = (field: string, items: object[], changes = {}) => ({
  data: {
    [field]: { __typename: `${field}Page`, items, page: 1, lastPage: 1, total: items.length, ...changes },
  },
});

/** Answers a list that is searched: with nothing for 'zzz'. */
export const unlessSearched =
  <Answer>(found: Answer, nothing: Answer) =>
  ({ q }: Record<string, unknown>): Answer =>
    q === 'zzz' ? nothing : found;

/** A field of an entry of the log or of a changed company. */
export const changeOf = (
  field: string,
  name: string,
  beforeText: string | null,
  afterText: string | null,
  isFact = false,
) => ({ __typename: 'FieldChange', field, name, beforeText, afterText, isFact });
