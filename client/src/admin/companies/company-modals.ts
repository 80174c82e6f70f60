import type { ReactNode } from 'react';
import type { CompanyRowFragment } from './companies.gen.ts';
import type { CityFieldProps } from './company-filters.tsx';

/** What is open over the list of companies; a company is named by its number, so that it is shown as it is now. */
export type CompanyModal =
  | { kind: 'create' }
  | { kind: 'deactivate'; companies: readonly CompanyRowFragment[] }
  | { kind: 'actions' | 'edit' | 'messages' | 'plan' | 'password' | 'remove'; id: string };

/** What the page puts in from other features. */
export interface CompanyParts {
  /** The switch for reading messages. */
  access(company: CompanyRowFragment): ReactNode;
  messages(company: CompanyRowFragment, onClose: () => void): ReactNode;
  /** Adds a company, or changes the one of this number. */
  form(id: string | undefined, onClose: () => void, onSaved: () => void): ReactNode;
  city(field: CityFieldProps): ReactNode;
}
