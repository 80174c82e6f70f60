/** What each rule of the approval policy does when it is on. */
export const POLICY_RULES = [
  {
    name: 'requireAdminApproval',
    label: 'Exigir aprovação de um administrador',
    told: 'Desligado, empresas novas são publicadas na hora.',
  },
  {
    name: 'autoApproveVerifiedCompanies',
    label: 'Aprovar quem confirmou o e-mail',
    told: 'Empresas de donos com e-mail confirmado são publicadas na hora.',
  },
  {
    name: 'minCompanyInfoRequired',
    label: 'Exigir informações mínimas',
    told: 'Descrição de ao menos 20 caracteres, telefone e e-mail.',
  },
  { name: 'requireValidEmail', label: 'Exigir e-mail válido', told: 'Recusa um e-mail mal escrito.' },
  {
    name: 'requireValidPhone',
    label: 'Exigir telefone válido',
    told: 'Recusa um telefone mal escrito.',
  },
  {
    name: 'blockDuplicateCompanies',
    label: 'Bloquear empresas duplicadas',
    told: 'Recusa o mesmo nome na mesma cidade com o mesmo telefone ou endereço.',
  },
] as const;
