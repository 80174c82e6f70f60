import { vi } from 'vitest';
import { CompanyList } from '../../admin/companies/company-list.tsx';
import type { CompanyParts } from '../../admin/companies/company-modals.tsx';
import type { Answers } from '../answers.ts';
import { companyRow, pageOf } from '../fixtures/admin.ts';
import { renderSite } from '../render.tsx';
import { categories } from '../site-fixtures.ts';

/** Returns a page of companies. */
export const listOf = (rows: object[], changes = {}) =>
  pageOf('adminCompanies', rows, { totalIsExact: true, ...changes });
export const bakery = (changes = {}) => companyRow('7', 'Padaria Trigo', changes);
/** Returns a company without owner. */
export const bar = (changes = {}) =>
  companyRow('8', 'Bar sem dono', { hasOwner: false, ownerName: null, ownerEmail: null, ...changes });

/** Opens the administrators' list of companies. */
export function openCompanies(
  answers: Answers,
  { search = '', form = vi.fn() as CompanyParts['form'] } = {},
) {
  const parts: CompanyParts = {
    access: ({ name }) => <span>Acesso de {name}</span>,
    messages: ({ name }) => <p>Conversa com {name}</p>,
    form,
  };
  return renderSite(<CompanyList slots={parts} />, {
    path: `/admin/companies${search}`,
    answers: { CompanyCategories: { data: { categories: categories() } }, ...answers },
  });
}

/** Returns the variables of the requests of a name. */
export const askedFor = (asked: { name: string; variables: Record<string, unknown> }[], name: string) =>
  asked.filter((one) => one.name === name).map(({ variables }) => variables);
