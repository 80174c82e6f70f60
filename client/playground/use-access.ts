import type { GraphQLSchema } from 'graphql';
import { useEffect, useState } from 'react';
import { logout, type Person, personOf, readSchema } from './ask.ts';

const TOKEN = 'playground-token';

/** The server says so in the page where it is not production. */
const IS_OPEN = document.documentElement.dataset.introspection === 'open';

export interface Access {
  token: string | null;
  /** Whose token it is; null while nobody is known. */
  person: Person | null;
  /** With its documentation; null for who may not see it. */
  schema: GraphQLSchema | null;
  /** Why a token or the documentation is not there. */
  problem: string | null;
  use(token: string): void;
  leave(): void;
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'O servidor não respondeu.';

/** The token, kept for this tab alone, and what it opens. */
export function useAccess(): Access {
  const [token, setToken] = useState(() => sessionStorage.getItem(TOKEN));
  const [person, setPerson] = useState<Person | null>(null);
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const use = (given: string | null) => {
    if (given === null) sessionStorage.removeItem(TOKEN);
    else sessionStorage.setItem(TOKEN, given);
    setProblem(null);
    setPerson(null);
    setSchema(null);
    setToken(given);
  };

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const found = token === null ? null : await personOf(token);
      if (!isCurrent) return;
      setPerson(found);
      if (token !== null && !found) setProblem('Este token não vale mais. Entre de novo.');
      if (found?.role !== 'admin' && !IS_OPEN) return;
      const read = await readSchema(token);
      if (isCurrent) setSchema(read);
    };
    look().catch((error: unknown) => {
      if (isCurrent) setProblem(sentenceOf(error));
    });
    return () => {
      isCurrent = false;
    };
  }, [token]);

  return {
    token,
    person,
    schema,
    problem,
    use,
    leave: () => {
      if (token !== null) logout(token).catch((error: unknown) => setProblem(sentenceOf(error)));
      use(null);
    },
  };
}
