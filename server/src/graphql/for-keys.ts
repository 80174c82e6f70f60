import { Extensions, registerEnumType } from 'type-graphql';
import { forbidden } from '../shared/errors.ts';
import type { KeyInUse, Viewer } from './context.ts';

/** What an API key may do: read an area, or read and write it. Statistics are only read. */
export enum ApiKeyScope {
  companies_read = 'companies_read',
  companies_write = 'companies_write',
  messages_read = 'messages_read',
  messages_write = 'messages_write',
  ratings_read = 'ratings_read',
  ratings_write = 'ratings_write',
  statistics_read = 'statistics_read',
  plans_read = 'plans_read',
  plans_write = 'plans_write',
  catalog_read = 'catalog_read',
  catalog_write = 'catalog_write',
  administration_read = 'administration_read',
  administration_write = 'administration_write',
}

type KeyArea = `${ApiKeyScope}` extends infer Scope ? (Scope extends `${infer A}_read` ? A : never) : never;

/** Areas in English for the schema and in Portuguese for people. */
const AREAS: Record<KeyArea, readonly [english: string, portuguese: string]> = {
  companies: ['companies, claims, approvals and imports', 'Empresas'],
  messages: ['messages', 'Mensagens'],
  ratings: ['ratings', 'Avaliações'],
  statistics: ['statistics', 'Estatísticas'],
  plans: ['plans and plan requests', 'Planos'],
  catalog: ['categories, kinds of business and cities', 'Categorias, segmentos e cidades'],
  administration: ['settings, mails, the audit log and the list of accounts', 'Administração'],
};

const SCOPES = Object.values(ApiKeyScope).map((scope) => {
  const [area, kind] = scope.split('_') as [KeyArea, 'read' | 'write'];
  const [english, portuguese] = AREAS[area];
  return {
    scope,
    description: `${kind === 'read' ? 'Reads' : 'Reads and writes'} ${english}.`,
    name: `${portuguese}: ${kind === 'read' ? 'leitura' : 'leitura e alteração'}`,
  };
});

registerEnumType(ApiKeyScope, {
  name: 'ApiKeyScope',
  description: 'What an API key may do of what its account may.',
  valuesConfig: Object.fromEntries(SCOPES.map(({ scope, description }) => [scope, { description }])),
});

export const SCOPE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  SCOPES.map(({ scope, name }) => [scope, name]),
);

/** The area whose scopes open a root field to API keys; 'any' for a query that every key may call; null for none. */
export type Openness = KeyArea | 'any' | null;

/** The scope that a root field requires of an API key; 'any' for none, null where keys are rejected. */
export type RequiredScope = ApiKeyScope | 'any' | null;

/**
 * Declares the area of all fields of a resolver; `except` names fields with another one. A root field without a
 * declaration is closed to API keys; a field below the roots that has an area is null for keys that may not read it.
 * Closed are fields that make or end keys and sessions, change a password, an e-mail
 * or a role, or remove accounts, also as the owner of a removed company.
 */
export const ForKeys =
  <Names extends string = never>(area: Openness, except: Readonly<Record<Names, Openness>> = {} as never) =>
  (resolver: { prototype: Readonly<Record<Names, unknown>> }): void => {
    for (const name of Object.getOwnPropertyNames(resolver.prototype)) {
      const own = (except as Record<string, Openness>)[name];
      const keys = own === undefined ? area : own;
      (Extensions({ keys }) as MethodDecorator)(resolver.prototype, name, {});
    }
  };

/** Returns the scope that a root field with this declaration requires. A mutation is never open to every key. */
export function requiredScope(area: Openness | undefined, isMutation: boolean): RequiredScope {
  if (!area || (area === 'any' && isMutation)) return null;
  return area === 'any' ? area : (`${area}_${isMutation ? 'write' : 'read'}` as ApiKeyScope);
}

const allows = ({ scopes }: KeyInUse, scope: ApiKeyScope): boolean =>
  scopes.includes(scope) || scopes.includes(scope.replace(/_read$/, '_write'));

/** Returns the viewer; null for an API key without the scope, which is to see no more than a visitor. */
export const viewerWith = (viewer: Viewer | null, scope: ApiKeyScope): Viewer | null =>
  viewer?.key && !allows(viewer.key, scope) ? null : viewer;

/** Throws FORBIDDEN for an API key without the scope. */
export function checkScope(key: KeyInUse, scope: RequiredScope): void {
  if (scope === null) throw forbidden('Chaves de API não fazem isto: entre com a sua conta.');
  if (scope === 'any' || allows(key, scope)) return;
  throw forbidden(`Esta chave de API não tem a permissão "${SCOPE_NAMES[scope]}". Crie uma que a tenha.`);
}
