import { createContext } from 'react';
import type { Failure } from './errors.ts';

/** What the server asked for the page and could not get, by `queryKey`; the browser starts from the same. */
export type FirstFailures = Readonly<Record<string, Failure>>;

/** The same while the page starts; whoever has shown one takes it out, so that it is shown once. */
export const FirstFailuresContext = createContext<Map<string, Failure>>(new Map());

/**
 * On the server: what the page's questions were answered with, by `queryKey`. It is drawn from as it came;
 * reading it back out of a cache took half of a page's time. Undefined in the browser.
 */
export const GivenAnswersContext = createContext<ReadonlyMap<string, unknown> | undefined>(undefined);

/** The page's state as it travels inside the page. */
export interface PageState {
  cache: Record<string, unknown>;
  /** Keys of the questions answered. */
  answered: string[];
  failures: FirstFailures;
}
