import { Field, Int, ObjectType } from 'type-graphql';

/** Bound of the figures that can grow without limit. */
export const FIGURE_MOST = 100_000;

@ObjectType({ simpleResolvers: true, description: 'A figure for each tool of the administration.' })
export class AdminCounts {
  @Field(() => Int, { description: 'Active plans.' })
  activePlans!: number;

  @Field(() => Int, { description: 'Visible categories.' })
  visibleCategories!: number;

  @Field(() => Int, { description: 'Visible cities, with or without companies.' })
  visibleCities!: number;

  @Field(() => Int, { description: 'Kinds of business.' })
  kinds!: number;

  @Field(() => Int, {
    description: `Searches without results in the list of administrators, counted up to ${FIGURE_MOST}.`,
  })
  searchesWithoutResults!: number;

  @Field(() => Int, { description: 'Views of companies in the last 30 days, today included.' })
  recentViews!: number;

  @Field(() => Int, {
    description: `Ratings with open reports, counted up to ${FIGURE_MOST}.`,
  })
  reportedRatings!: number;

  @Field(() => Int, { description: 'Imports, by browser and by command line.' })
  imports!: number;

  @Field(() => Int, {
    description: 'Imports by browser that wait for an administrator, to be checked or to be run.',
  })
  importsToDecide!: number;

  @Field(() => Int, {
    description: `Entries of the audit log of the last 7 days in America/Sao_Paulo, today included; counted up to ${FIGURE_MOST}.`,
  })
  recentActions!: number;

  @Field(() => Int, { description: `Queued mails, counted up to ${FIGURE_MOST}.` })
  queuedMails!: number;

  @Field(() => Int, { description: `Failed mails, counted up to ${FIGURE_MOST}.` })
  failedMails!: number;
}
