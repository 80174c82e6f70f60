import type { ApolloClient, OperationVariables } from '@apollo/client';
import { type DocumentNode, Kind } from 'graphql';

/** Older data are refetched when they are used. */
const FRESH_MS = 5 * 60_000;

const answeredAt = new WeakMap<ApolloClient, Map<string, number>>();

/** Returns the key of a query: its name and variables, whatever their order. */
export function queryKey(document: DocumentNode, variables: OperationVariables = {}): string {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const name = operation && 'name' in operation ? (operation.name?.value ?? '') : '';
  const entries = Object.entries(variables).filter(([, value]) => value !== undefined);
  return name + JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function markAnswered(client: ApolloClient, key: string, at = Date.now()): void {
  const times = answeredAt.get(client) ?? new Map<string, number>();
  answeredAt.set(client, times.set(key, at));
}

/** Returns true when the query was answered more than five minutes ago. */
export function isStale(client: ApolloClient, key: string, now = Date.now()): boolean {
  const at = answeredAt.get(client)?.get(key);
  return at !== undefined && now - at > FRESH_MS;
}
