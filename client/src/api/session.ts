import { useSyncExternalStore } from 'react';
import { readStored, readToken, TOKEN, writeStored } from './stored-token.ts';

/** The signed-in user as stored in the browser, for headers and redirects before the server is asked. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  role: 'admin' | 'company' | 'user';
  /** What an administrator may do; missing until the server has said it. */
  capabilities?: readonly string[];
}

export interface Session {
  token: string;
  user: SessionUser;
}

const USER = 'user';
const listeners = new Set<() => void>();

function parseUser(text: string | null): SessionUser | undefined {
  try {
    const user = JSON.parse(text ?? 'null') as Partial<SessionUser> | null;
    return user?.id && user.name && user.email && user.role ? (user as SessionUser) : undefined;
  } catch {
    // Not written by this program; the server checks the session anyway.
    return undefined;
  }
}

let cached: { token: string | null; user: string | null; session: Session | null } | undefined;

/** Returns the stored session, the same object until it changes; null when nobody is signed in. */
export function readSession(): Session | null {
  const token = readToken();
  const user = readStored(USER);
  if (cached?.token !== token || cached.user !== user) {
    const parsed = parseUser(user);
    cached = { token, user, session: token !== null && parsed ? { token, user: parsed } : null };
  }
  return cached.session;
}

/** Stores token and user as text locally, or removes them. */
export function storeSession(token: string | null, user: string | null): void {
  writeStored(TOKEN, token);
  writeStored(USER, user);
  for (const listener of listeners) listener();
}

/** Stores token and user locally. */
export function openSession({ token, user }: Session): void {
  const { id, name, email, role, capabilities } = user;
  storeSession(token, JSON.stringify({ id, name, email, role, ...(role === 'admin' && { capabilities }) }));
}

/** Subscribes to session changes in all tabs; returns the function that unsubscribes. */
export function onSession(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if ([TOKEN, USER, null].includes(key)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Returns the stored session; null on the server and during hydration. */
export const useSession = (): Session | null => useSyncExternalStore(onSession, readSession, () => null);
