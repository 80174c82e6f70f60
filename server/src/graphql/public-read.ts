import { Extensions } from 'type-graphql';

/** Marks a root field whose answer is the same for everybody not signed in, so that it may be kept in memory. */
export const PublicRead = (): MethodDecorator => Extensions({ publicRead: true }) as MethodDecorator;
