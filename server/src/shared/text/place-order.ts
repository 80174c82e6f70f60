import { registerEnumType } from 'type-graphql';

/** Of categories and cities. */
export enum PlaceOrder {
  name = 'name',
  companies = 'companies',
}
registerEnumType(PlaceOrder, {
  name: 'PlaceOrder',
  description: 'By name without regard to case and accents, or the most companies first.',
});
