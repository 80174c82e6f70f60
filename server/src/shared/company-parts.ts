import { graphqlEnum } from './schema/graphql-enum.ts';

export const CompanyPart = graphqlEnum('CompanyPart', 'What an owner lets somebody do in a company.', {
  manager: 'Edits it, answers messages and ratings, reads reports.',
  attendant: 'Answers messages and ratings, reads reports; edits nothing.',
});
export type CompanyPart = keyof typeof CompanyPart;

/** An account's parts by the company's id. */
export type CompanyParts = Readonly<Record<number, CompanyPart>>;

export const PART_NAMES: Readonly<Record<CompanyPart, string>> = {
  manager: 'Gerente',
  attendant: 'Atendente',
};
