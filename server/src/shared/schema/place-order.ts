import { graphqlEnum } from './graphql-enum.ts';

/** Of categories and cities. */
export const PlaceOrder = graphqlEnum('PlaceOrder', 'Order of a list of categories or cities.', {
  name: 'By name, without regard to case and accents.',
  nameDescending: 'By name, from Z to A.',
  companies: 'The most companies first.',
  companiesAscending: 'The fewest companies first.',
  visible: 'Visible ones first.',
  hidden: 'Hidden ones first.',
  state: 'Cities by state, from A to Z; the largest of a state first. Categories as by `name`.',
  stateDescending: 'Cities by state, from Z to A. Categories as by `nameDescending`.',
  ibgeCode: 'Cities by IBGE code, those without one last. Categories as by `name`.',
  ibgeCodeDescending:
    'Cities by IBGE code, the highest first, those without one before. Categories as by `nameDescending`.',
  population: 'Cities with the most inhabitants first. Categories as by `name`.',
  populationAscending: 'Cities with the fewest inhabitants first. Categories as by `nameDescending`.',
});
export type PlaceOrder = keyof typeof PlaceOrder;
