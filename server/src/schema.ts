import { buildSchemaSync, GraphQLISODateTime } from 'type-graphql';
import { CategoryResolver } from './categories/category.resolver.ts';
import { CityResolver } from './cities/city.resolver.ts';
import { CompanyResolver } from './companies/company.resolver.ts';
import { OwnerHomeResolver } from './companies/owner-home.resolver.ts';
import { ImportResolver } from './imports/import.resolver.ts';
import { validateInput } from './lib/validate-input.ts';
import { MailResolver } from './mail/mail.resolver.ts';
import { InboxResolver } from './messages/inbox.resolver.ts';
import { MessageResolver } from './messages/message.resolver.ts';
import { PlanRequestResolver } from './plan-requests/plan-request.resolver.ts';
import { PlanResolver } from './plans/plan.resolver.ts';
import { RatingResolver } from './ratings/rating.resolver.ts';
import { SaveResolver } from './saves/save.resolver.ts';
import { SettingsResolver } from './settings/settings.resolver.ts';
import { CompanyStatisticsResolver } from './statistics/company-statistics.resolver.ts';
import { StatisticsResolver } from './statistics/statistics.resolver.ts';
import { AccountResolver } from './users/account.resolver.ts';
import { UserResolver } from './users/user.resolver.ts';
import { VisitResolver } from './views/visit.resolver.ts';

/** The one schema, from an explicit list of resolvers. */
export function createSchema() {
  return buildSchemaSync({
    resolvers: [
      AccountResolver,
      CategoryResolver,
      CityResolver,
      CompanyResolver,
      ImportResolver,
      InboxResolver,
      MailResolver,
      MessageResolver,
      OwnerHomeResolver,
      PlanRequestResolver,
      PlanResolver,
      RatingResolver,
      SaveResolver,
      SettingsResolver,
      CompanyStatisticsResolver,
      StatisticsResolver,
      UserResolver,
      VisitResolver,
    ],
    validateFn: validateInput,
    scalarsMap: [{ type: Date, scalar: GraphQLISODateTime }],
  });
}
