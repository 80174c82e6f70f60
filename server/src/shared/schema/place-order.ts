import { graphqlEnum } from './graphql-enum.ts';

/** Of categories and cities. */
export const PlaceOrder = graphqlEnum('PlaceOrder', 'Order of a list of categories or cities.', {
  name: 'By name, without regard to case and accents.',
  nameDescending: 'By name, from Z to A.',
  companies: 'The most companies first.',
  companiesAscending: 'The fewest companies first.',
});
export type PlaceOrder = keyof typeof PlaceOrder;
