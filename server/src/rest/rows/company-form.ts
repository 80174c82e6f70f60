import type { Fields } from '../fields.ts';
import type { Parameter } from '../route.ts';

const CONTACT_TYPES = ['phone', 'whatsapp'] as const;

/** The company form as old clients send it. */
export const FORM: Parameter[] = [
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

/** A whole form. */
export const typedForm = (body: Fields) => ({
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
export function changedForm(body: Fields): Record<string, unknown> {
  const whole: Record<string, unknown> = typedForm(body);
  const names: Record<string, string> = { categoryId: 'category_id', contactType: 'contact_type' };
  return Object.fromEntries(
    Object.entries(whole)
      .filter(([key]) => body.has(names[key] ?? key))
      .map(([key, value]) => [key, value ?? (key === 'contactType' ? null : '')]),
  );
}
