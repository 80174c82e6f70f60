import { Extensions } from 'type-graphql';

/** Marks a field of a public type that is null for all but administrators; the public schema does not have it. */
export const ForAdmins = (): MethodDecorator => Extensions({ forAdmins: true }) as MethodDecorator;
