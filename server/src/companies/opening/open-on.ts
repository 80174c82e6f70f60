import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';

export const OpenOn = graphqlEnum('OpenOn', 'When a company has to be open, or that it does not say when.', {
  now: 'At this minute.',
  sunday: 'Opens on the coming Sunday, or on this day when it is one.',
  unknown: 'It says no hours.',
});
export type OpenOn = keyof typeof OpenOn;
