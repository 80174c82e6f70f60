import type { Fields } from '../../http/request-fields.ts';
import type { Parameter, RestRequest } from '../route/route.ts';

const LOGO =
  'Só em multipart/form-data: JPEG, PNG, WebP ou GIF, até 5 MB e 40 megapixels. Um arquivo em outro campo é recusado (422).';

const CONTACT_TYPES = ['phone', 'whatsapp'] as const;

/** The company form as old clients send it. */
export const FORM: Parameter[] = [
  {
    name: 'name',
    type: 'string',
    required: true,
    maxLength: 120,
    description: 'O nome da empresa.',
    example: 'Padaria Flor do Campo',
  },
  {
    name: 'description',
    type: 'string',
    required: true,
    maxLength: 5_000,
    description: 'O que a empresa faz.',
    example: 'Pães de fermentação natural, bolos e café.',
  },
  {
    name: 'category_id',
    type: 'integer',
    minimum: 1,
    description: 'O número de uma categoria visível. Numa empresa nova é preciso este ou `category`.',
    example: 3,
  },
  {
    name: 'category',
    type: 'string',
    maxLength: 100,
    description:
      'O nome dela; maiúsculas e acentos não importam. Vale se `category_id` falta ou é o que a empresa já tem; senão vale o número.',
  },
  {
    name: 'city',
    type: 'string',
    required: true,
    maxLength: 100,
    description: 'Com ou sem o estado: `Campinas`, `Campinas - SP`, `Campinas/SP`.',
    example: 'Campinas - SP',
  },
  {
    name: 'state',
    type: 'string',
    maxLength: 2,
    description: 'A sigla, se não estiver na cidade.',
    example: 'SP',
  },
  {
    name: 'address',
    type: 'string',
    maxLength: 300,
    description: 'Rua, número e bairro, em uma linha.',
    example: 'Rua das Acácias, 120 - Centro',
  },
  {
    name: 'cep',
    type: 'string',
    maxLength: 9,
    description: 'Oito dígitos, com ou sem hífen.',
    example: '13010-000',
  },
  {
    name: 'phone',
    type: 'string',
    required: true,
    maxLength: 32,
    description: 'Com o DDD.',
    example: '(19) 3234-5678',
  },
  {
    name: 'contact_type',
    type: 'string',
    enum: CONTACT_TYPES,
    default: 'phone',
    description: 'Como o telefone atende.',
    example: 'phone',
  },
  {
    name: 'email',
    type: 'string',
    required: true,
    maxLength: 254,
    description: 'Aparece na página da empresa.',
    example: 'contato@padariaflor.exemplo.com.br',
  },
  {
    name: 'website',
    type: 'string',
    maxLength: 2_048,
    description: 'Com http ou https; sem nenhum, ganha https.',
    example: 'https://padariaflor.exemplo.com.br',
  },
  {
    name: 'logo',
    type: 'file',
    description: LOGO,
  },
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

/** A whole form. */
export const typedForm = (body: Fields) => ({
  name: body.required('name'),
  description: body.required('description'),
  categoryId: body.text('category_id'),
  category: body.text('category'),
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
export function changedForm(body: Fields): Record<string, unknown> {
  const whole: Record<string, unknown> = typedForm(body);
  const names: Record<string, string> = { categoryId: 'category_id', contactType: 'contact_type' };
  return Object.fromEntries(
    Object.entries(whole)
      .filter(([key]) => body.has(names[key] ?? key))
      .map(([key, value]) => [key, value ?? (key === 'contactType' ? null : '')]),
  );
}
