import { buildSchemaSync, GraphQLISODateTime } from 'type-graphql';
import { CategoryResolver } from './categories/category.resolver.ts';
import { CityResolver } from './cities/city.resolver.ts';
import { CompanyResolver } from './companies/company.resolver.ts';
import { validateInput } from './lib/validate-input.ts';
import { MessageResolver } from './messages/message.resolver.ts';
import { PlanResolver } from './plans/plan.resolver.ts';
import { RatingResolver } from './ratings/rating.resolver.ts';
import { SaveResolver } from './saves/save.resolver.ts';
import { SettingsResolver } from './settings/settings.resolver.ts';
import { StatisticsResolver } from './statistics/statistics.resolver.ts';
import { UserResolver } from './users/user.resolver.ts';

/** The one schema, from an explicit list of resolvers. */
export function createSchema() {
  return buildSchemaSync({
    resolvers: [
      CategoryResolver,
      CityResolver,
      CompanyResolver,
      MessageResolver,
      PlanResolver,
      RatingResolver,
      SaveResolver,
      SettingsResolver,
      StatisticsResolver,
      UserResolver,
    ],
    validateFn: validateInput,
    scalarsMap: [{ type: Date, scalar: GraphQLISODateTime }],
  });
}
