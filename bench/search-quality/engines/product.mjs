const SEARCH = 'query ($q: String, $count: Int!) { companies(q: $q, perPage: $count) { items { id } } }';

/** The product, through GraphQL. */
export async function product({ port }) {
  return async (q, count) => {
    const reply = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: SEARCH, variables: { q, count } }),
    });
    const { data, errors } = await reply.json();
    if (errors) throw new Error(`${q}: ${errors[0].message}`);
    return data.companies.items.map(({ id }) => id);
  };
}
