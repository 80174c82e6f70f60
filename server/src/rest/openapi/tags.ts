import type { Route } from '../route/route.ts';

/** Tags by path, in the order of the page; the first match counts. */
const TAGS = [
  {
    name: 'Conta',
    description: 'Entrar, sair e cuidar da própria conta.',
    path: /^\/auth\/(?!user-company)/,
  },
  { name: 'Minha empresa', description: 'A empresa da conta e os números dela.', path: /^\/auth\// },
  {
    name: 'Avaliações',
    description: 'Estrelas e comentários.',
    path: /^\/companies\/\{id\}\/(?:rate|ratings|check-rating)$/,
  },
  { name: 'Empresas', description: 'Procurar, ver, cadastrar e mudar empresas.', path: /^\/companies/ },
  {
    name: 'Mensagens',
    description: 'De visitantes a empresas, e entre empresas e a administração.',
    path: /^\/(?:messages|company)/,
  },
  { name: 'Planos', description: 'Os planos e o pedido de outro plano.', path: /^\/plan/ },
  { name: 'Site', description: 'O que o site diz de si.', path: /^\/(?:settings|site-)/ },
  {
    name: 'Administração: empresas',
    description: 'Aprovar, rejeitar, criar, mudar e remover empresas.',
    path: /^\/admin\/(?:pending-)?companies/,
  },
  { name: 'Administração: contas', description: 'Criar, mudar e remover contas.', path: /^\/admin\/users/ },
  { name: 'Administração: planos', description: 'Os planos e os pedidos de plano.', path: /^\/admin\/plan/ },
  {
    name: 'Administração: mensagens',
    description: 'A conversa com as empresas.',
    path: /^\/admin\/messages/,
  },
  { name: 'Administração: site', description: 'Números e configurações.', path: /^\/admin\// },
] as const;

export function tagOf({ path }: Pick<Route, 'path'>): string {
  const tag = TAGS.find((one) => one.path.test(path));
  if (!tag) throw new Error(`${path} has no tag.`);
  return tag.name;
}

export const DOCUMENT_TAGS = [
  ...TAGS.map(({ name, description }) => ({ name, description })),
  { name: 'Webhooks', description: 'O que enviamos ao endereço que você escolhe em /webhooks.' },
];
