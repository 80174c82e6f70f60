import { COMPANY_FIELD_ENTRIES, COMPANY_FIELDS, type CompanyField } from '../../companies/company-fields.ts';
import type { Fields } from '../../http/request-fields.ts';
import { type Parameter, param, type RestRequest } from '../route/route.ts';

const LOGO =
  'Só em multipart/form-data: JPEG, PNG, WebP ou GIF, até 5 MB e 40 megapixels. Um arquivo em outro campo é recusado (422).';

const OTHER_FIELDS = COMPANY_FIELD_ENTRIES.filter(([field]) => field !== 'name' && field !== 'description');

const parameterOf = ({ column, required, rest }: CompanyField): Parameter => ({
  name: column,
  type: 'string',
  required: required !== undefined,
  description: rest.description,
  example: rest.example,
  ...(rest.maxLength && { maxLength: rest.maxLength }),
  ...(rest.choices && { enum: rest.choices }),
  ...(rest.default && { default: rest.default }),
});

/** The fields of a company's form. */
export const FORM: Parameter[] = [
  parameterOf(COMPANY_FIELDS.name),
  parameterOf(COMPANY_FIELDS.description),
  param(
    'category_id',
    'integer',
    'O número de uma categoria visível. Numa empresa nova é preciso este ou `category`.',
    { minimum: 1, example: 3 },
  ),
  param(
    'category',
    'string',
    'O nome dela; maiúsculas e acentos não importam. Vale se `category_id` falta ou é o que a empresa já tem; senão vale o número.',
    { maxLength: 100 },
  ),
  param('city', 'string', 'Com ou sem o estado: `Campinas`, `Campinas - SP`, `Campinas/SP`.', {
    required: true,
    maxLength: 100,
    example: 'Campinas - SP',
  }),
  param('state', 'string', 'A sigla, se não estiver na cidade.', { maxLength: 2, example: 'SP' }),
  ...OTHER_FIELDS.map(([, field]) => parameterOf(field)),
  param('logo', 'file', LOGO),
];

/** A form of which only what is to change is sent; JSON can remove the logo. */
export const changesOf = (form: Parameter[]): Parameter[] =>
  form.map((parameter) => ({ ...parameter, required: false, ...(parameter.name === 'logo' && OR_NULL) }));

const OR_NULL = {
  nullable: true,
  description: `${LOGO} Em JSON, \`null\` remove o logo que a empresa tem.`,
};

/** An update's logo: a file in its place, null of a JSON body removes it, otherwise it stays. */
export const sentLogo = ({ body, file }: Pick<RestRequest, 'body' | 'file'>) =>
  file || body.isNull('logo') ? { logo: file } : {};

function typedField(body: Fields, { column, required, rest }: CompanyField): string | null {
  if (rest.choices) return body.oneOf(column, rest.choices);
  return required ? body.required(column) : body.text(column);
}

/** Reads a whole form. */
export const typedForm = (body: Fields): Record<string, string | null> => ({
  ...Object.fromEntries(COMPANY_FIELD_ENTRIES.map(([field, row]) => [field, typedField(body, row)])),
  categoryId: body.text('category_id'),
  category: body.text('category'),
  city: body.required('city'),
  state: body.text('state'),
});

/** Reads what was sent of a form: an absent field stays as it is, an empty one is emptied. */
export function changedForm(body: Fields): Record<string, string | null> {
  const names: Record<string, string> = { categoryId: 'category_id' };
  for (const [field, { column }] of COMPANY_FIELD_ENTRIES) names[field] = column;
  return Object.fromEntries(
    Object.entries(typedForm(body))
      .filter(([key]) => body.has(names[key] ?? key))
      .map(([key, value]) => [key, value ?? (key === 'contactType' ? null : '')]),
  );
}
