import { Extensions } from 'type-graphql';

/** Marks a root field that answers all callers during maintenance. */
export const OpenInMaintenance = (): MethodDecorator =>
  Extensions({ openInMaintenance: true }) as MethodDecorator;
