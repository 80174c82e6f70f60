import type { GraphQLSchema } from 'graphql';
import { useEffect, useState } from 'react';
import { readToken } from '../src/api/session.ts';
import { logout, type Person, personOf, readSchema } from './ask.ts';

/** Holds the token of this tab; empty for guests, absent where the site's session is used. */
const TOKEN = 'playground-token';

/** Set by the server in the page, outside of production. */
const IS_OPEN = document.documentElement.dataset.introspection === 'open';

export interface Access {
  token: string | null;
  /** Whether the token is that of the site's session, which outlives this page. */
  isOfSite: boolean;
  /** The user of the token; null until known. */
  person: Person | null;
  /** Null for users who may not see it. */
  schema: GraphQLSchema | null;
  /** Why the token or the schema is missing. */
  problem: string | null;
  use(token: string): void;
  leave(): void;
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'O servidor não respondeu.';

/** Returns the token, stored for this tab only or the site's, and what it allows. */
export function useAccess(): Access {
  const [token, setToken] = useState(() => (sessionStorage.getItem(TOKEN) ?? readToken()) || null);
  const [person, setPerson] = useState<Person | null>(null);
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const use = (entered: string | null) => {
    if (entered === readToken()) sessionStorage.removeItem(TOKEN);
    else sessionStorage.setItem(TOKEN, entered ?? '');
    setProblem(null);
    setPerson(null);
    setSchema(null);
    setToken(entered);
  };

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const found = token === null ? null : await personOf(token);
      if (!isCurrent) return;
      setPerson(found);
      if (token !== null && !found) setProblem('Este token não vale mais. Entre de novo.');
      if (found?.role !== 'admin' && !IS_OPEN) return;
      const read = await readSchema(token);
      if (isCurrent) setSchema(read);
    };
    load().catch((error: unknown) => {
      if (isCurrent) setProblem(sentenceOf(error));
    });
    return () => {
      isCurrent = false;
    };
  }, [token]);

  const isOfSite = token !== null && token === readToken();
  return {
    token,
    isOfSite,
    person,
    schema,
    problem,
    use,
    leave: () => {
      // An API key is no session.
      const isSession = token !== null && !isOfSite && !token.startsWith('guia_live_');
      if (isSession) logout(token).catch((error: unknown) => setProblem(sentenceOf(error)));
      use(null);
    },
  };
}
