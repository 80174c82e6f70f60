import { Extensions } from 'type-graphql';
import { forbidden } from '../../shared/errors.ts';
import { type ApiKeyScope, type KeyArea, SCOPE_NAMES } from './api-key-scope.ts';

/** An API key that a request was sent with. */
export interface KeyInUse {
  id: number;
  /** Its name and how it begins, for the audit log. */
  label: string;
  scopes: readonly string[];
}

/** The area whose scopes open a root field to API keys; 'any' for a query that every key may call; null for none. */
export type Openness = KeyArea | 'any' | null;

/** The scope that a root field requires of an API key; 'any' for none, null where keys are rejected. */
export type RequiredScope = ApiKeyScope | 'any' | null;

/**
 * Declares the area of all fields of a resolver; `except` names fields with another one. A root field without a
 * declaration is closed to API keys; a field below the roots that has an area is null for keys that may not read it.
 * Closed are fields that make or end keys and sessions, change a password, an e-mail
 * or a role, or delete accounts, also as the owner of a deleted company.
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
  return area === 'any' ? area : (`${area}${isMutation ? 'Write' : 'Read'}` as ApiKeyScope);
}

const allows = ({ scopes }: KeyInUse, scope: ApiKeyScope): boolean =>
  scopes.includes(scope) || scopes.includes(scope.replace(/Read$/, 'Write') as ApiKeyScope);

/** Returns the viewer; null for an API key without the scope, which is to see no more than a visitor. */
export const viewerWith = <Viewer extends { key?: KeyInUse }>(
  viewer: Viewer | null,
  scope: ApiKeyScope,
): Viewer | null => (viewer?.key && !allows(viewer.key, scope) ? null : viewer);

/** Throws FORBIDDEN for an API key without the scope. */
export function checkScope(key: KeyInUse, scope: RequiredScope): void {
  if (scope === null) throw forbidden('Chaves de API não fazem isto: entre com a sua conta.');
  if (scope === 'any' || allows(key, scope)) return;
  throw forbidden(`Esta chave de API não tem a permissão "${SCOPE_NAMES[scope]}". Crie uma que a tenha.`);
}
