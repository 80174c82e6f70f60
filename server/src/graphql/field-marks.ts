import { Extensions } from 'type-graphql';

/** Marks a root field whose answer is the same for all anonymous callers, so that the response cache may cache it. */
export const PublicRead = (): MethodDecorator => Extensions({ publicRead: true }) as MethodDecorator;

/** Marks a root field that answers all callers during maintenance. */
export const OpenInMaintenance = (): MethodDecorator =>
  Extensions({ openInMaintenance: true }) as MethodDecorator;

/**
 * Marks a mutation that may come several times in a request: one row, no password hash, no mail, nothing
 * that a limit counts. All others come alone (`limits/query-limits.ts`).
 */
export const SeveralPerRequest = (): MethodDecorator =>
  Extensions({ severalPerRequest: true }) as MethodDecorator;

/** Marks a field of a public type that is null for all but administrators; the public schema does not have it. */
export const ForAdmins = (): MethodDecorator => Extensions({ forAdmins: true }) as MethodDecorator;
