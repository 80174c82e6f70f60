import { COMPANY_FIELDS, type CompanyFields, companyJson, companySchema } from '../json/company-json.ts';
import { integer, listOf, orNull, shape, text } from '../json/json-schema.ts';
import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import type { Route } from '../route.ts';
import { changedForm, FORM, typedForm } from './company-form.ts';

const ORDERS = ['relevance', 'rating', 'newest', 'name'] as const;

const categorySchema = shape({ id: integer, name: text });
const categoryJson = (category: { id: string; name: string }) => ({
  id: Number(category.id),
  name: category.name,
});

const one = (company: CompanyFields, message?: string) => {
  const data = companyJson(company);
  return { ...(message && { message }), company: data, data };
};
const oneSchema = { company: companySchema, data: companySchema };

export const COMPANY_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/companies',
    summary: 'Searches companies.',
    who: 'everybody',
    operation: `query RestCompanies($q: String, $category: String, $city: String, $order: CompanyOrder!,
        $page: Int!, $perPage: Int!, $literal: Boolean!) {
      companies(q: $q, category: $category, city: $city, order: $order, page: $page, perPage: $perPage,
        literal: $literal) {
        ${PAGE_FIELDS} totalIsExact correction { typed used } items { ${COMPANY_FIELDS} }
      }
    }`,
    query: [
      { name: 'q', type: 'string' },
      { name: 'category', type: 'string', description: 'Id or name.' },
      { name: 'city', type: 'string', description: 'With or without the state.' },
      { name: 'order', type: 'string', enum: ORDERS },
      { name: 'literal', type: 'boolean', description: 'True does not correct words.' },
      ...PAGE_PARAMETERS,
    ],
    variables: ({ query }) => ({
      q: query.text('q'),
      category: query.text('category'),
      city: query.text('city'),
      order: query.oneOf('order', ORDERS) ?? 'relevance',
      literal: query.flag('literal') ?? false,
      ...pageVariables(query),
    }),
    respond: ({ companies }) => ({
      correction: companies.correction,
      data: pageJson(companies, companyJson),
    }),
    response: {
      correction: orNull(shape({ typed: text, used: text })),
      data: pageSchema(companySchema),
    },
  },
  {
    method: 'GET',
    path: '/companies/categories',
    summary: 'All visible categories.',
    who: 'everybody',
    operation: 'query RestCategories { categories { id name } }',
    variables: () => ({}),
    respond: ({ categories }) => {
      const data = categories.map(categoryJson);
      return { categories: data, data };
    },
    response: { categories: listOf(categorySchema), data: listOf(categorySchema) },
  },
  {
    method: 'GET',
    path: '/companies/slug/{slug}',
    summary: 'One company by the readable part of its address.',
    who: 'everybody',
    operation: `query RestCompanyBySlug($slug: String!) { company: companyBySlug(slug: $slug) { ${COMPANY_FIELDS} } }`,
    variables: ({ params }) => ({ slug: params.slug }),
    respond: ({ company }) => one(company),
    response: oneSchema,
  },
  {
    method: 'GET',
    path: '/companies/{id}',
    summary: 'One company.',
    who: 'everybody',
    operation: `query RestCompany($id: ID!) { company(id: $id) { ${COMPANY_FIELDS} } }`,
    variables: ({ params }) => ({ id: params.id }),
    respond: ({ company }) => one(company),
    response: oneSchema,
  },
  {
    method: 'POST',
    path: '/companies',
    summary: "Registers a company; an owner's waits for approval.",
    who: 'signed in',
    multipart: true,
    operation: `mutation RestCreateCompany($input: CompanyInput!, $logo: Upload) {
      createCompany(input: $input, logo: $logo) { ${COMPANY_FIELDS} }
    }`,
    body: FORM,
    variables: ({ body, file }) => ({ input: typedForm(body), logo: file }),
    respond: ({ createCompany }) =>
      one(
        createCompany,
        createCompany.isApproved
          ? 'Empresa cadastrada com sucesso!'
          : 'Empresa cadastrada com sucesso! Ela será verificada antes da publicação.',
      ),
    response: { message: text, ...oneSchema },
  },
  {
    method: 'PUT',
    path: '/companies/{id}',
    summary: 'Changes a company: an absent field stays, an empty one is emptied.',
    who: 'owner',
    multipart: true,
    operation: `mutation RestUpdateCompany($id: ID!, $input: UpdateCompanyInput!, $logo: Upload) {
      updateCompany(id: $id, input: $input, logo: $logo) { ${COMPANY_FIELDS} }
    }`,
    body: FORM.map((parameter) => ({ ...parameter, required: false })),
    variables: ({ params, body, file }) => ({ id: params.id, input: changedForm(body), logo: file }),
    respond: ({ updateCompany }) => one(updateCompany, 'Empresa atualizada com sucesso!'),
    response: { message: text, ...oneSchema },
  },
];
