import { Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';

export const OpenOn = graphqlEnum('OpenOn', 'When a company has to be open, or that it does not say when.', {
  now: 'At this minute.',
  sunday: 'Opens on the coming Sunday, or on this day when it is one.',
  unknown: 'It says no hours.',
});
export type OpenOn = keyof typeof OpenOn;

@ObjectType({ simpleResolvers: true, description: 'Opening hours within a day, without a date.' })
export class OpeningInterval {
  @Field({ description: 'Local time, "08:00".' })
  opens!: string;

  @Field({
    description: 'Local time, "18:00"; "24:00" at the end of the day, on the next day if not after `opens`.',
  })
  closes!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A time without pause in which a company is open.' })
export class OpeningSpan {
  @Field(() => Date, { description: 'When it opens, or opened.' })
  from!: Date;

  @Field(() => Date, { description: 'When it closes.' })
  until!: Date;

  @Field({ description: '`from` as local time, "2026-11-24T08:00".' })
  opens!: string;

  @Field({ description: '`until` as local time, "2026-11-24T18:00".' })
  closes!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The opening hours of a date.' })
export class OpeningDay {
  @Field({ description: 'Local date, "2026-12-24".' })
  date!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the date is: a holiday, or as the company calls it; null for any other day.',
  })
  name!: string | null;

  @Field(() => [OpeningInterval], { description: 'In order; empty when closed.' })
  intervals!: OpeningInterval[];
}

@ObjectType({ simpleResolvers: true, description: 'The opening hours of a weekday.' })
export class OpeningWeekday {
  @Field(() => Int, { description: '1 for Monday to 7 for Sunday.' })
  weekday!: number;

  @Field(() => [OpeningInterval], { description: 'In order; empty when closed.' })
  intervals!: OpeningInterval[];
}

@ObjectType({ simpleResolvers: true, description: 'A time of the year with other opening hours.' })
export class OpeningSeason {
  @Field({ description: 'First day, month and day: "12-15".' })
  from!: string;

  @Field({ description: 'Last day, "01-31"; before `from` when the season spans the new year.' })
  until!: string;

  @Field(() => [OpeningWeekday], { description: 'Its hours, Monday first.' })
  week!: OpeningWeekday[];
}

@ObjectType({ simpleResolvers: true, description: 'A date with other opening hours.' })
export class OpeningException {
  @Field({ description: 'The date, "2026-12-24"; "12-24" for every year.' })
  date!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the date is; null when the company did not say.',
  })
  name!: string | null;

  @Field(() => [OpeningInterval], { description: 'In order; empty when closed.' })
  intervals!: OpeningInterval[];
}

@ObjectType({
  simpleResolvers: true,
  description:
    'An OpeningHoursSpecification of schema.org. Of those valid on a date, the ones with the shortest validity hold.',
})
export class OpeningSpecification {
  @Field(() => [Int], {
    nullable: true,
    description: '1 for Monday to 7 for Sunday; null for every day of its validity.',
  })
  weekdays!: number[] | null;

  @Field({ description: 'Local time; "00:00" with `closes` "00:00" when closed.' })
  opens!: string;

  @Field({
    description: 'Local time; "23:59" at the end of a whole day, on the next day if not after `opens`.',
  })
  closes!: string;

  @Field(() => String, { nullable: true, description: 'First date; null for the usual week.' })
  validFrom!: string | null;

  @Field(() => String, { nullable: true, description: 'Last date; null for the usual week.' })
  validThrough!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The opening hours of a company, read.' })
export class Opening {
  @Field({ description: 'IANA name of the time zone of its city.' })
  timeZone!: string;

  @Field(() => Int, { description: 'Offset of that zone from UTC at `asOf`, in minutes: -180 for Brasília.' })
  utcOffset!: number;

  @Field(() => Date, {
    description: 'The time for which `isOpen` and the others were read, in whole minutes.',
  })
  asOf!: Date;

  @Field({ description: 'Whether it is open.' })
  isOpen!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When `isOpen` changes; null when not within a year.',
  })
  changesAt!: Date | null;

  @Field({ description: 'Whether it is open day and night, every day.' })
  isAlwaysOpen!: boolean;

  @Field({ description: 'Whether it serves by appointment outside its hours, or without any.' })
  byAppointment!: boolean;

  @Field(() => [OpeningSpan], {
    description: 'The current time it is open and the next ones, at most three.',
  })
  spans!: OpeningSpan[];

  @Field(() => OpeningDay, { description: 'The hours of the current date.' })
  today!: OpeningDay;

  @Field(() => [OpeningDay], { description: 'The hours of the current date and the next six.' })
  days!: OpeningDay[];

  @Field(() => [OpeningWeekday], { description: 'The usual hours, Monday first.' })
  week!: OpeningWeekday[];

  @Field(() => [OpeningSeason], { description: 'Times of the year with other hours.' })
  seasons!: OpeningSeason[];

  @Field(() => [OpeningInterval], {
    nullable: true,
    description: 'Hours of national and state holidays; empty when closed, null for those of any other day.',
  })
  holidays!: OpeningInterval[] | null;

  @Field(() => [OpeningException], { description: 'Dates with other hours.' })
  exceptions!: OpeningException[];

  @Field(() => [OpeningSpecification], {
    description: 'The hours for structured data, with the special days of the next 90 days.',
  })
  specification!: OpeningSpecification[];
}
