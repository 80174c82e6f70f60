import { Extensions } from 'type-graphql';

/** Marks a root field whose answer is the same for all anonymous callers, so that the response cache may cache it. */
export const PublicRead = (): MethodDecorator => Extensions({ publicRead: true }) as MethodDecorator;
