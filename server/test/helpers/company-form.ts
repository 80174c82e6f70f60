/** A company as an owner types it, in the REST interface's names. */
export const COMPANY_FORM = {
  name: 'Padaria Pão Quente',
  description: 'Pães artesanais, bolos e café da manhã.',
  category_id: '3',
  city: 'campinas/sp',
  phone: '19 3232-1010',
  email: 'contato@paoquente.com.br',
  website: 'www.paoquente.com.br',
  cep: '13010-001',
  address: 'Rua Treze de Maio, 100',
};
