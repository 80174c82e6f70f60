import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Company } from '../companies/company.ts';
import { CalendarDay } from '../shared/schema/scalars.ts';
import { ReportPeriod } from './company-statistics.types.ts';

@ObjectType({ simpleResolvers: true, description: "Figures of the administrators' dashboard." })
export class AdminStatistics {
  @Field(() => Int, { description: 'Accounts of every role, inactive ones too.' })
  totalUsers!: number;

  @Field(() => Int, { description: 'Approved and pending companies, inactive ones too.' })
  totalCompanies!: number;

  @Field(() => Int, { description: 'Pending companies that are active: those that wait for approval.' })
  pendingCompanies!: number;

  @Field(() => Int, { description: 'Approved companies, inactive ones too.' })
  approvedCompanies!: number;

  @Field(() => Int, { description: 'Accounts of role company.' })
  companyUsers!: number;

  @Field(() => Int, { description: 'Accounts of role admin.' })
  adminUsers!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Health of a part of the program.',
})
export class PartStatus {
  @Field({ description: 'Whether it answered.' })
  isOnline!: boolean;

  @Field(() => Float, { nullable: true, description: 'Milliseconds until its answer; null without one.' })
  milliseconds!: number | null;
}

@ObjectType({ simpleResolvers: true, description: "The administrators' overview." })
export class AdminOverview {
  @Field(() => Int, { description: 'Accounts created in the last 7 days, today included.' })
  newUsers!: number;

  @Field(() => Int, { description: 'Companies registered in the last 30 days, today included.' })
  newCompanies!: number;

  @Field(() => Float, { description: 'Percent: new accounts of all accounts, one decimal.' })
  growthRate!: number;

  @Field(() => Float, {
    description: 'Percent: approved companies of all companies, one decimal; 0 while none.',
  })
  approvalRate!: number;

  @Field(() => Int, { description: 'Seconds since this instance started.' })
  uptimeSeconds!: number;

  @Field(() => PartStatus, { description: 'Health of the GraphQL schema.' })
  api!: PartStatus;

  @Field(() => PartStatus, { description: 'Health of the database.' })
  database!: PartStatus;

  @Field(() => PartStatus, {
    description:
      'The response cache: whether the change feed reaches this instance; without it nothing is cached.',
  })
  cache!: PartStatus;

  @Field(() => [Company], { description: 'The five registered last, pending ones too.' })
  newestCompanies!: Company[];
}

@ArgsType()
export class AdminReportArgs {
  @Field(() => ReportPeriod, { description: 'How many days.' })
  period!: ReportPeriod;
}

@ObjectType({ simpleResolvers: true, description: 'Counts of the whole site.' })
export class SiteCounts {
  @Field(() => Int, { description: 'Companies registered, without removed ones.' })
  companies!: number;

  @Field(() => Int, { description: 'Accounts created, without removed ones.' })
  users!: number;

  @Field(() => Int, { description: 'Views of companies, once a visitor, company and day.' })
  views!: number;

  @Field(() => Int, { description: 'Ratings given.' })
  ratings!: number;

  @Field(() => Int, { description: 'Messages from visitors.' })
  messages!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One day of the whole site.' })
export class SiteDay extends SiteCounts {
  @Field(() => CalendarDay, { description: 'The day in America/Sao_Paulo.' })
  day!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A category or city with its number of companies.' })
export class PlaceCount {
  @Field(() => ID, { description: 'Id of the category or city.' })
  id!: number;

  @Field({ description: 'Name; of a city with its state: "Campinas - SP".' })
  name!: string;

  @Field(() => Int, { description: 'Approved companies, inactive ones too.' })
  companies!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Number of ratings with so many stars.' })
export class StarCount {
  @Field(() => Int, { description: 'Number of stars, 1 to 5.' })
  stars!: number;

  @Field(() => Int, { description: 'Ratings in the period.' })
  ratings!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The whole site by day.' })
export class AdminReport {
  @Field(() => [SiteDay], { description: 'Every day of the period, the oldest first.' })
  days!: SiteDay[];

  @Field(() => SiteCounts, { description: 'Counts of the period.' })
  totals!: SiteCounts;

  @Field(() => SiteCounts, { description: 'Counts of as many days before the period.' })
  before!: SiteCounts;

  @Field(() => [PlaceCount], { description: 'At most ten categories, the most companies first.' })
  topCategories!: PlaceCount[];

  @Field(() => [PlaceCount], { description: 'At most ten cities, the most companies first.' })
  topCities!: PlaceCount[];

  @Field(() => [StarCount], { description: 'One to five stars, in this order.' })
  ratingDistribution!: StarCount[];
}
