/** An account as the list of administrators has it, for the tests. */
export const userRow = (id: string, name: string, changes = {}) => ({
  __typename: 'User',
  id,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@exemplo.com.br`,
  role: 'company',
  isActive: true,
  isEmailConfirmed: true,
  createdAt: '2026-11-04T12:05:00.000Z',
  companiesCount: 0,
  plan: null,
  ...changes,
});
