/** Returns the path of the administrators' list, filtered to a company by its name. */
export const adminCompaniesPath = (name: string): string => `/admin/companies?q=${encodeURIComponent(name)}`;
