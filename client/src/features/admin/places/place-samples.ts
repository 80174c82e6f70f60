/** Rows of the categories' and cities' lists, as the server gives them to the tests. */
export const categoryRow = (id: string, name: string, changes = {}) => ({
  __typename: 'ManagedCategory',
  id,
  name,
  isVisible: true,
  companiesCount: 0,
  ...changes,
});

export const cityRow = (id: string, name: string, changes = {}) => ({
  __typename: 'ManagedCity',
  id,
  name,
  state: 'SP',
  ibgeCode: 3_509_502,
  population: 1_187_974,
  isVisible: true,
  companiesCount: 0,
  ...changes,
});
