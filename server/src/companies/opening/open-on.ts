import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';

export const OpenOn = graphqlEnum('OpenOn', 'When a company has to be open.', {
  now: 'At this minute.',
  sunday: 'Opens on the coming Sunday, or on this day when it is one.',
});
export type OpenOn = keyof typeof OpenOn;
