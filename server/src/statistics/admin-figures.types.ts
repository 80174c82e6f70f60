import { Field, Int, ObjectType } from 'type-graphql';

/** What may grow without end is counted so far; a person needs no more to see that there is much. */
export const FIGURE_MOST = 1_000;

@ObjectType({ simpleResolvers: true, description: 'One figure for each tool of the administration.' })
export class AdminFigures {
  @Field(() => Int, { description: 'Plans that can be asked for.' })
  activePlans!: number;

  @Field(() => Int, { description: 'Categories that are not hidden.' })
  visibleCategories!: number;

  @Field(() => Int, { description: 'Cities that are not hidden, with or without companies.' })
  visibleCities!: number;

  @Field(() => Int, { description: 'Views of companies in the last 30 days, today included.' })
  recentViews!: number;

  @Field(() => Int, {
    description: `Ratings with reports that wait for a decision, counted up to ${FIGURE_MOST}.`,
  })
  reportedRatings!: number;

  @Field(() => Int, { description: 'Imports from files, of the browser and of the command line.' })
  imports!: number;

  @Field(() => Int, {
    description: `What was done today and on the 6 days before, in America/Sao_Paulo, as the audit log has it; counted up to ${FIGURE_MOST}.`,
  })
  recentActions!: number;

  @Field(() => Int, { description: `Mails that wait to be sent, counted up to ${FIGURE_MOST}.` })
  queuedMails!: number;

  @Field(() => Int, { description: `Mails that were given up, counted up to ${FIGURE_MOST}.` })
  failedMails!: number;
}
