import { formatPhone } from '../../shared/brazil/phone.ts';

interface ListedCompany {
  id: number;
  name: string;
  category: { name: string } | null;
  city: { name: string; state: string } | null;
  address: string | null;
  cep: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
}

/** What every file of companies begins with: which one, what, where, and how it is reached. */
export const COMPANY_CELLS = {
  Número: ({ id }: ListedCompany) => id,
  Nome: ({ name }: ListedCompany) => name,
  Categoria: ({ category }: ListedCompany) => category?.name,
  Cidade: ({ city }: ListedCompany) => city?.name,
  Estado: ({ city }: ListedCompany) => city?.state,
  Endereço: ({ address }: ListedCompany) => address,
  CEP: ({ cep }: ListedCompany) => cep,
  Telefone: ({ phone }: ListedCompany) => phone && formatPhone(phone),
  'E-mail': ({ email }: ListedCompany) => email,
  Site: ({ website }: ListedCompany) => website,
};
