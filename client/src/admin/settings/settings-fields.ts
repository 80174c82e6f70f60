import type { TextInputProps } from '@mantine/core';
import { type FieldRule, required, requiredEmail } from '../../lib/field-rules.ts';
import { formatAmount } from '../../lib/format.ts';
import { isEmailText } from '../../lib/is-email-text.ts';

export type SettingValue = string | number | boolean | readonly string[] | null;

/** A setting: its field in the modal and its line on the card. */
export interface Setting {
  name: string;
  label: string;
  description: string;
  /** Of its text; a setting without a rule is a checkbox. */
  rule?: FieldRule;
  /** Further properties of its text field. */
  input?: TextInputProps;
  /** Lines of a longer text. */
  rows?: number;
  /** Whether a change asks for the password, or a code. */
  needsPerson?: true;
  /** What an empty text is sent as; null unless given. */
  emptyValue?: '';
  /** A list of texts, one a line. */
  isList?: true;
  /** What the card shows in place of the label and the value. */
  card?: { label?: string; textOf(value: SettingValue): string };
}

/** Settings that are edited and saved together. */
export interface SettingsKind {
  title: string;
  /** Opens the modal. */
  edit: string;
  save: string;
  saved: string;
  failed: string;
  /** Each group is one part of the modal; texts of a group stand side by side. */
  groups: readonly (readonly Setting[])[];
}

const wholeNumber = (most: number, problem: string) => ({
  rule: (value: string) =>
    /^\d{1,3}$/.test(value.trim()) && Number(value) >= 1 && Number(value) <= most ? null : problem,
  input: { type: 'number', inputMode: 'numeric', min: 1, max: most, required: true } as const,
});

/** Returns the texts of a list, one a line; blank lines are none. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const WRONG_ORIGIN =
  'Escreva cada endereço como https://www.exemplo.com.br, sem caminho depois do domínio; http só para localhost.';

/** Returns whether a text is an origin; the server decides about the rest. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, href, origin } = new URL(text);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && href === `${origin}/`;
}

export const SYSTEM: SettingsKind = {
  title: 'Configurações do sistema',
  edit: 'Editar configurações',
  save: 'Salvar configurações',
  saved: 'Configurações salvas.',
  failed: 'Erro ao salvar configurações',
  groups: [
    [
      {
        name: 'siteName',
        label: 'Nome do site',
        description: 'Aparece no topo, no rodapé e no título de cada página.',
        rule: required('Nome do site é obrigatório'),
        input: { maxLength: 120, required: true },
      },
    ],
    [
      {
        name: 'siteDescription',
        label: 'Descrição do site',
        description: 'Uma frase, na página inicial e nos buscadores.',
        rule: required('Descrição do site é obrigatória'),
        input: { maxLength: 300, required: true },
        rows: 2,
      },
    ],
    [
      {
        name: 'contactEmail',
        label: 'E-mail de contato',
        description: 'No rodapé.',
        rule: requiredEmail,
        input: { type: 'email', maxLength: 254, required: true },
      },
      {
        name: 'supportPhone',
        label: 'Telefone de suporte',
        description: 'No rodapé, como está escrito aqui.',
        rule: required('Telefone é obrigatório'),
        input: { type: 'tel', maxLength: 32, required: true },
      },
    ],
    [
      {
        name: 'maxCompaniesPerUser',
        label: 'Máximo de empresas por usuário',
        description: 'De 1 a 100. O plano do dono pode permitir menos.',
        ...wholeNumber(100, 'Informe um número de 1 a 100.'),
      },
    ],
    [
      {
        name: 'autoApproveCompanies',
        label: 'Aprovar empresas automaticamente',
        description: 'Empresas novas são publicadas na hora, sem passar por Aprovações.',
      },
    ],
    [
      {
        name: 'requireSecondFactor',
        label: 'Exigir duas etapas dos administradores',
        description:
          'Recomendado. Quem administra o site e ainda não tem a verificação em duas etapas precisa ativá-la antes de qualquer outra coisa.',
      },
    ],
    [
      {
        name: 'corsOrigins',
        label: 'Sites que podem usar a API no navegador',
        description:
          'Um endereço por linha, como https://www.exemplo.com.br. Páginas de outros sites não leem as respostas. Vazio: nenhum.',
        rule: (value) => (linesOf(value).every(isOrigin) ? null : WRONG_ORIGIN),
        rows: 3,
        isList: true,
        card: { textOf: (origins) => (Array.isArray(origins) && origins.join(', ')) || 'Nenhum' },
      },
    ],
  ],
};

const textOrDash = (value: SettingValue): string => String(value || '—');

export const PIX: SettingsKind = {
  title: 'Pagamento dos planos por Pix',
  edit: 'Editar Pix',
  save: 'Salvar Pix',
  saved: 'Pix salvo.',
  failed: 'Erro ao salvar Pix',
  groups: [
    [
      {
        name: 'pixKey',
        needsPerson: true,
        label: 'Chave Pix',
        description:
          'CPF, CNPJ, e-mail, telefone com +55 ou chave aleatória. Vazia: nada é cobrado e nenhum plano termina.',
        rule: () => null,
        input: { maxLength: 77, autoComplete: 'off', spellCheck: false },
        emptyValue: '',
        card: { textOf: (key) => String(key || 'Nenhuma: os planos não são cobrados') },
      },
    ],
    [
      {
        name: 'pixName',
        needsPerson: true,
        label: 'Nome de quem recebe',
        description: 'Até 25 letras. O código do Pix o mostra sem acentos.',
        rule: () => null,
        input: { maxLength: 25 },
        emptyValue: '',
        card: { textOf: textOrDash },
      },
      {
        name: 'pixCity',
        needsPerson: true,
        label: 'Cidade de quem recebe',
        description: 'Até 15 letras. O código do Pix a mostra sem acentos.',
        rule: () => null,
        input: { maxLength: 15 },
        emptyValue: '',
        card: { textOf: textOrDash },
      },
    ],
    [
      {
        name: 'pixDueDays',
        label: 'Dias até o vencimento',
        description: 'De 1 a 28. A cobrança do mês seguinte é feita tantos dias antes.',
        ...wholeNumber(28, 'Informe um número de 1 a 28.'),
      },
      {
        name: 'pixGraceDays',
        label: 'Dias de tolerância',
        description: 'De 1 a 90 depois do vencimento. Sem pagamento, o plano então termina.',
        ...wholeNumber(90, 'Informe um número de 1 a 90.'),
      },
    ],
  ],
};

export const POLICY: SettingsKind = {
  title: 'Políticas de aprovação',
  edit: 'Editar políticas',
  save: 'Salvar políticas',
  saved: 'Políticas de aprovação salvas.',
  failed: 'Erro ao salvar políticas',
  groups: [
    [
      {
        name: 'requireAdminApproval',
        label: 'Exigir aprovação de um administrador',
        description: 'Desligado, empresas novas são publicadas na hora.',
      },
      {
        name: 'autoApproveVerifiedCompanies',
        label: 'Aprovar quem confirmou o e-mail',
        description: 'Empresas de donos com e-mail confirmado são publicadas na hora.',
      },
      {
        name: 'minCompanyInfoRequired',
        label: 'Exigir informações mínimas',
        description: 'Descrição de ao menos 20 caracteres, telefone e e-mail.',
      },
      {
        name: 'requireValidEmail',
        label: 'Exigir e-mail válido',
        description: 'Recusa um e-mail mal escrito.',
      },
      {
        name: 'requireValidPhone',
        label: 'Exigir telefone válido',
        description: 'Recusa um telefone mal escrito.',
      },
      {
        name: 'blockDuplicateCompanies',
        label: 'Bloquear empresas duplicadas',
        description: 'Recusa o mesmo nome na mesma cidade com o mesmo telefone ou endereço.',
      },
      {
        name: 'requirePhotoApproval',
        label: 'Conferir fotos novas',
        description:
          'Fotos novas de empresas aprovadas esperam um administrador. Desligado, aparecem na hora.',
      },
    ],
    [
      {
        name: 'approvalTimeoutDays',
        label: 'Prazo para decidir (dias)',
        description: 'De 1 a 30. Depois disso a empresa aparece como atrasada.',
        ...wholeNumber(30, 'O prazo vai de 1 a 30 dias.'),
        card: {
          label: 'Prazo para decidir',
          textOf: (days) => formatAmount(Number(days), 'dia', 'dias'),
        },
      },
      {
        name: 'notificationEmail',
        label: 'E-mail para avisos',
        description: 'Recebe um aviso a cada empresa pendente. Vazio: ninguém.',
        rule: (value) => (value.trim() === '' || isEmailText(value.trim()) ? null : 'Email inválido'),
        input: { type: 'email', maxLength: 254 },
        card: { textOf: (email) => String(email ?? 'Ninguém é avisado') },
      },
    ],
  ],
};
