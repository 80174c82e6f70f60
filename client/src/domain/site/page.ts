import type { DocumentNode } from 'graphql';
import type { ComponentType } from 'react';

export interface PageRequest {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

export interface PageQuery {
  document: DocumentNode;
  variables: Record<string, unknown>;
  /** When it fails, the page is shown without it. */
  isOptional?: boolean;
}

/** A route's page: what it shows, and the queries that the server executes before it renders it. */
export interface Page {
  Component: ComponentType;
  queries?(request: PageRequest): PageQuery[];
  /** True where the server's page shows everything: its scripts run once a visitor uses it. */
  isCompleteWithoutScripts?(request: PageRequest): boolean;
}
