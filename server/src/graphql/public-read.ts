import { Extensions } from 'type-graphql';

/** Marks a root field whose answer is the same for everybody not signed in, so that the response cache may keep it. */
export const PublicRead = (): MethodDecorator => Extensions({ publicRead: true }) as MethodDecorator;
