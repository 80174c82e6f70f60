import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';

/** Areas in English for the schema and in Portuguese for people. */
const AREAS = {
  companies: ['companies, claims, approvals and imports', 'Empresas'],
  messages: ['messages', 'Mensagens'],
  ratings: ['ratings', 'Avaliações'],
  statistics: ['statistics', 'Estatísticas'],
  plans: ['plans and plan requests', 'Planos'],
  catalog: ['categories, kinds of business and cities', 'Categorias, segmentos e cidades'],
  webhooks: ['webhooks whose events the key may read', 'Webhooks'],
  administration: ['settings, mails, the audit log and the list of accounts', 'Administração'],
} as const;

export type KeyArea = keyof typeof AREAS;

/** What an API key may do: read an area, or read and write it. Statistics are only read. */
export type ApiKeyScope = `${KeyArea}Read` | `${Exclude<KeyArea, 'statistics'>}Write`;

const SCOPES = Object.entries(AREAS).flatMap(([area, [english, portuguese]]) => {
  const readScope = { scope: `${area}Read`, sentence: `Reads ${english}.`, name: `${portuguese}: leitura` };
  if (area === 'statistics') return [readScope];
  const sentence = `Reads and writes ${english}.`;
  return [readScope, { scope: `${area}Write`, sentence, name: `${portuguese}: leitura e alteração` }];
});

export const ApiKeyScope = graphqlEnum(
  'ApiKeyScope',
  'What an API key may do of what its account may.',
  Object.fromEntries(SCOPES.map(({ scope, sentence }) => [scope, sentence])) as Record<ApiKeyScope, string>,
);

export const SCOPE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  SCOPES.map(({ scope, name }) => [scope, name]),
);
