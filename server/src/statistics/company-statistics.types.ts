import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { CalendarDay } from '../shared/schema/scalars.ts';

@ObjectType({
  simpleResolvers: true,
  description: "The figures of an owner's dashboard, since the beginning.",
})
export class CompanyStatistics {
  @Field(() => Int, { description: 'Views, once a visitor and day; see `recordView`.' })
  views!: number;

  @Field(() => Int, { description: 'Number of ratings.' })
  ratingsCount!: number;

  @Field(() => Float, { description: 'Average stars, 1 to 5 with two decimals; 0 without ratings.' })
  averageRating!: number;

  @Field(() => Int, { description: 'Number of messages from visitors.' })
  messagesCount!: number;

  @Field(() => Int, { description: 'Messages from visitors and the administration not read yet.' })
  unreadCount!: number;

  @Field(() => Int, { description: 'Number of browsers that saved it.' })
  followersCount!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Percent of the ratings that are 4 or 5; null while none.',
  })
  satisfactionRate!: number | null;
}

export const ReportPeriod = graphqlEnum('ReportPeriod', 'The days of a report, today included.', {
  d7: 'The last 7 days.',
  d30: 'The last 30 days.',
  d90: 'The last 90 days.',
  y1: 'The last 365 days.',
});
export type ReportPeriod = keyof typeof ReportPeriod;

@ArgsType()
export class CompanyReportArgs {
  @Field(() => ID, { description: "A company of the caller's; administrators see any." })
  companyId!: string;

  @Field(() => ReportPeriod, { description: 'How many days; compared with as many before them.' })
  period!: ReportPeriod;
}

@ObjectType({ simpleResolvers: true, description: 'Counts of a company.' })
abstract class Counted {
  @Field(() => Int, { description: 'Views, once a visitor and day.' })
  views!: number;

  @Field(() => Int, { description: 'Ratings given.' })
  ratings!: number;

  @Field(() => Int, { description: 'Messages from visitors.' })
  messages!: number;

  @Field(() => Int, { description: 'Clicks on the phone, once a visitor and day.' })
  phoneClicks!: number;

  @Field(() => Int, { description: 'Clicks on WhatsApp, once a visitor and day.' })
  whatsappClicks!: number;

  @Field(() => Int, { description: 'Clicks on the website, once a visitor and day.' })
  websiteClicks!: number;

  @Field(() => Int, { description: 'Clicks on the map or the way there, once a visitor and day.' })
  mapClicks!: number;

  @Field(() => Int, { description: 'Opened photos, once a visitor and day.' })
  photoViews!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One day of a report.' })
export class ReportDay extends Counted {
  @Field(() => CalendarDay, { description: 'The day in America/Sao_Paulo.' })
  day!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A period of a report.' })
export class ReportTotals extends Counted {
  @Field(() => Float, {
    nullable: true,
    description: 'Average of the stars given in the period, two decimals; null for none.',
  })
  averageRating!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A text by which visitors found a company.' })
export class FoundBy {
  @Field({ description: 'As typed in the search, in lower case.' })
  text!: string;

  @Field(() => Int, { description: 'How many addresses typed it, counted by the week.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Counts of a company by day.' })
export class CompanyReport {
  @Field(() => [ReportDay], { description: 'Every day of the period, the oldest first.' })
  days!: ReportDay[];

  @Field(() => ReportTotals, { description: 'Counts of the period.' })
  totals!: ReportTotals;

  @Field(() => ReportTotals, { description: 'Counts of as many days before the period.' })
  before!: ReportTotals;

  @Field(() => [FoundBy], {
    description:
      'The 20 most frequent texts that led to it in the weeks of the period; only those that five addresses typed in one week.',
  })
  words!: FoundBy[];
}
