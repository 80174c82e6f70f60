import { Extensions } from 'type-graphql';

/**
 * Marks a mutation that may come several times in a request: one row, no password hash, no mail, nothing
 * that a limit counts. All others come alone (`limits/query-limits.ts`).
 */
export const SeveralPerRequest = (): MethodDecorator =>
  Extensions({ severalPerRequest: true }) as MethodDecorator;
