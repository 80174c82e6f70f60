import { createContext } from 'react';
import type { Failure } from './errors.ts';

/** Queries that failed while the server rendered the page, by `queryKey`; the browser starts from them. */
export type FirstFailures = Readonly<Record<string, Failure>>;

/** The same while the page hydrates; a component that shows one removes it. */
export const FirstFailuresContext = createContext<Map<string, Failure>>(new Map());

/**
 * SSR data: the results of the page's queries by `queryKey`, rendered without a cache (reading from one took half of
 * the rendering time). Undefined in the browser.
 */
export const SsrDataContext = createContext<ReadonlyMap<string, unknown> | undefined>(undefined);

/** The state embedded in the page. */
export interface PageState {
  cache: Record<string, unknown>;
  /** Keys of the answered queries. */
  answered: string[];
  failures: FirstFailures;
}
