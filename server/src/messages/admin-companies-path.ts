/** Where administrators find a company with its conversation, by its name. */
export const adminCompaniesPath = (name: string): string =>
  `/admin?tab=companies&q=${encodeURIComponent(name)}`;
