import type { ReactNode } from 'react';
import type { CompanyRowFragment } from './companies.gen.ts';

/** The open modal of the companies' list; holds ids, so that it shows the latest state. */
export type CompanyModal =
  | { kind: 'create' }
  | { kind: 'deactivate'; companies: readonly CompanyRowFragment[] }
  | { kind: 'edit' | 'plan' | 'password' | 'remove'; id: string };

/** Parts of other features, given by the page. */
export interface CompanyParts {
  /** The switch for reading messages. */
  access(company: CompanyRowFragment): ReactNode;
  /** The conversation with its owner. */
  messages(company: CompanyRowFragment): ReactNode;
  /** Form that creates a company, or edits the one with this id. */
  form(id: string | undefined, onClose: () => void, onSaved: () => void): ReactNode;
}
