import { graphqlEnum } from './graphql-enum.ts';

/** Of categories and cities. */
export const PlaceOrder = graphqlEnum('PlaceOrder', 'Order of a list of categories or cities.', {
  name: 'By name, without regard to case and accents.',
  companies: 'The most companies first.',
});
export type PlaceOrder = keyof typeof PlaceOrder;
