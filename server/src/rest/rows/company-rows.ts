import type { Fields } from '../fields.ts';
import { COMPANY_FIELDS, type CompanyFields, companyJson, companySchema } from '../json/company-json.ts';
import { integer, listOf, orNull, shape, text } from '../json/json-schema.ts';
import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import type { Parameter, Route } from '../route.ts';

const ORDERS = ['relevance', 'rating', 'newest', 'name'] as const;
const CONTACT_TYPES = ['phone', 'whatsapp'] as const;

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

const FORM: Parameter[] = [
  { name: 'name', type: 'string', required: true },
  { name: 'description', type: 'string', required: true },
  { name: 'category_id', type: 'integer', required: true },
  { name: 'city', type: 'string', required: true, description: 'With or without the state.' },
  { name: 'state', type: 'string' },
  { name: 'address', type: 'string' },
  { name: 'cep', type: 'string' },
  { name: 'phone', type: 'string', required: true },
  { name: 'contact_type', type: 'string', enum: CONTACT_TYPES },
  { name: 'email', type: 'string', required: true },
  { name: 'website', type: 'string' },
  { name: 'logo', type: 'file', description: 'Only in multipart/form-data.' },
];

const typed = (body: Fields) => ({
  name: body.required('name'),
  description: body.required('description'),
  categoryId: body.required('category_id'),
  city: body.required('city'),
  state: body.text('state'),
  address: body.text('address'),
  cep: body.text('cep'),
  phone: body.required('phone'),
  contactType: body.oneOf('contact_type', CONTACT_TYPES),
  email: body.required('email'),
  website: body.text('website'),
});

/** Only what was sent: an absent field stays as it is, an empty one is emptied. */
function changed(body: Fields): Record<string, unknown> {
  const whole: Record<string, unknown> = typed(body);
  const names: Record<string, string> = { categoryId: 'category_id', contactType: 'contact_type' };
  return Object.fromEntries(
    Object.entries(whole)
      .filter(([key]) => body.has(names[key] ?? key))
      .map(([key, value]) => [key, value ?? (key === 'contactType' ? null : '')]),
  );
}

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
    variables: ({ body, file }) => ({ input: typed(body), logo: file }),
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
    variables: ({ params, body, file }) => ({ id: params.id, input: changed(body), logo: file }),
    respond: ({ updateCompany }) => one(updateCompany, 'Empresa atualizada com sucesso!'),
    response: { message: text, ...oneSchema },
  },
];
