import type { CompanyFieldsFragment } from '../features/company-form/company-form.gen.ts';
import { categories } from './samples.ts';

type Typed<T> = T & { __typename?: string };

/** A company as its owner edits it. */
export const ownCompany = (changes: Partial<CompanyFieldsFragment> = {}): Typed<CompanyFieldsFragment> => ({
  __typename: 'Company',
  id: '7',
  name: 'Padaria Trigo de Ouro',
  description: 'Pães de fermentação natural.',
  address: 'Rua das Magnólias, 482',
  cep: '13010-001',
  phone: '(19) 99555-0100',
  phoneUrl: null,
  whatsappUrl: null,
  latitude: null,
  longitude: null,
  contactType: 'whatsapp',
  email: 'contato@trigo.exemplo.com.br',
  website: 'https://www.trigo.exemplo.com.br/',
  isApproved: true,
  category: { __typename: 'Category', id: '3', name: 'Alimentação' } as CompanyFieldsFragment['category'],
  city: { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' } as CompanyFieldsFragment['city'],
  logo: null,
  ...changes,
});

/** What the form asks for by itself. */
export const companyFormAnswers = () => ({
  CompanyFormOptions: { data: { categories: categories() } },
  CepService: {
    data: { publicSettings: { __typename: 'PublicSettings', cepApiUrl: 'https://cep.exemplo/ws' } },
  },
  CompanyFormCities: {
    data: {
      cities: [
        { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' },
        { __typename: 'City', id: '10', name: 'Campina Grande', state: 'PB' },
      ],
    },
  },
});
