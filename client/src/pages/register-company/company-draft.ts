import { COMPANY_DRAFT, readStored, writeStored } from '../../lib/stored-json.ts';

/** What an account has filled in of a new company, and the step it was at, counted from 0. */
export interface CompanyDraft {
  accountId: string;
  values: object;
  step: number;
  /** Of the rejection that the form began with. */
  rejectedAt: string | null;
}

/** Returns the account's draft of this browser, if any; evicts that of another account, or begun before a rejection. */
export function readDraft(accountId: string, rejectedAt: string | null): CompanyDraft | undefined {
  const draft = readStored(COMPANY_DRAFT) as Partial<CompanyDraft> | null;
  if (draft === null) return undefined;
  const { values, step } = draft;
  if (
    draft.accountId === accountId &&
    draft.rejectedAt === rejectedAt &&
    typeof values === 'object' &&
    values !== null
  )
    return { accountId, values, step: Number(step) || 0, rejectedAt };
  dropDraft();
  return undefined;
}

/** Returns false where the browser stores nothing. */
export const saveDraft = (draft: CompanyDraft): boolean => writeStored(COMPANY_DRAFT, draft);

export const dropDraft = (): boolean => writeStored(COMPANY_DRAFT, null);
