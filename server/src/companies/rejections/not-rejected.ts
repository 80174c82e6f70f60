/** Returns the SQL of the condition that the company with this id was not rejected, for queries without its row. */
export const notRejected = (companyId: string): string =>
  `NOT EXISTS (SELECT FROM companies rejected WHERE rejected.id = ${companyId} AND rejected.rejected_at IS NOT NULL)`;
