/** The site, and a key of yours if you have one: requests with a key count against it, not against your address. */
const { GUIA_URL = 'http://localhost:4000', GUIA_KEY } = process.env;

const QUERY = `
  query Bakeries($city: String!, $page: Int!) {
    companies(q: "padaria", city: $city, page: $page, perPage: 20) {
      total
      lastPage
      items {
        id
        name
        address
        phone
        averageRating
        totalRatings
      }
    }
  }
`;

/** Returns one page of the bakeries of a city; throws with the site's sentence when the request is rejected. */
export async function bakeriesOf(city, page = 1) {
  const response = await fetch(`${GUIA_URL}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(GUIA_KEY && { authorization: `Bearer ${GUIA_KEY}` }),
    },
    body: JSON.stringify({ query: QUERY, variables: { city, page } }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data.companies;
}

/** Returns the address of a company's page. */
export const pageOf = ({ id }) => `${GUIA_URL}/company/${id}`;
