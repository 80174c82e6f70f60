import { Extensions } from 'type-graphql';

/** Marks a root field that keeps answering everybody during maintenance (DECISIONS section 4). */
export const OpenInMaintenance = (): MethodDecorator =>
  Extensions({ openInMaintenance: true }) as MethodDecorator;
