import { useEffect, useState } from 'react';
import { readToken } from '../src/api/stored-token.ts';
import {
  type DocumentedSchema,
  logout,
  type Person,
  personOf,
  readPublicSchema,
  readWholeSchema,
} from './ask.ts';

/** Holds the token of this tab; empty for guests, absent where the site's session is used. */
const TOKEN = 'playground-token';

/** The beginning of API keys, and as many characters as tell an account's keys apart. */
const KEY = /^guia_live_.{4}/;

/** Set by the server in the page, outside of production. */
const IS_OPEN = document.documentElement.dataset.introspection === 'open';

export interface Access {
  token: string | null;
  /** Whether the token is that of the site's session, which outlives this page. */
  isOfSite: boolean;
  /** The user of the token; null until known. */
  person: Person | null;
  /** The beginning of the API key that is used as the token; null for a session's. */
  keyBeginning: string | null;
  /** The whole schema for administrators, the public one for others; null until loaded. */
  documented: DocumentedSchema | null;
  /** Why the person or the schema is missing. */
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
  const [documented, setDocumented] = useState<DocumentedSchema | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const use = (entered: string | null) => {
    if (entered === readToken()) sessionStorage.removeItem(TOKEN);
    else sessionStorage.setItem(TOKEN, entered ?? '');
    setProblem(null);
    setPerson(null);
    setDocumented(null);
    setToken(entered);
  };

  useEffect(() => {
    let isCurrent = true;
    const tell = (error: unknown) => {
      if (isCurrent) setProblem(sentenceOf(error));
      return null;
    };
    const load = async () => {
      const found = token === null ? null : await personOf(token).catch(tell);
      if (!isCurrent) return;
      setPerson(found);
      const isWhole = IS_OPEN || found?.role === 'admin';
      const read = await (isWhole ? readWholeSchema(found && token) : readPublicSchema());
      if (isCurrent) setDocumented(read);
    };
    load().catch(tell);
    return () => {
      isCurrent = false;
    };
  }, [token]);

  const keyBeginning = token === null ? null : (KEY.exec(token)?.[0] ?? null);
  const isOfSite = token !== null && token === readToken();
  return {
    token,
    isOfSite,
    person,
    keyBeginning,
    documented,
    problem,
    use,
    leave: () => {
      // An API key is no session.
      const isSession = token !== null && !isOfSite && keyBeginning === null;
      if (isSession) logout(token).catch((error: unknown) => setProblem(sentenceOf(error)));
      use(null);
    },
  };
}
