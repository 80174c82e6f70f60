import { useSyncExternalStore } from 'react';

/** Who is signed in, as far as headers and redirects need to know it at once. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  role: 'admin' | 'company' | 'user';
}

export interface Session {
  token: string;
  user: SessionUser;
}

const TOKEN = 'token';
const USER = 'user';

/** Where the browser's settings block the storage, the session lasts as long as the page. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Kept in `memory` alone.
  }
}

function parseUser(text: string | null): SessionUser | undefined {
  try {
    const user = JSON.parse(text ?? 'null') as Partial<SessionUser> | null;
    return user?.id && user.name && user.email && user.role ? (user as SessionUser) : undefined;
  } catch {
    // Something else has written there; the session is checked with the server anyway.
    return undefined;
  }
}

let known: { token: string | null; user: string | null; session: Session | null } | undefined;

/** The token of whoever is signed in; null for nobody. */
export const readToken = (): string | null => read(TOKEN);

/** The session as it is stored, the same object until it changes; null for nobody. */
export function readSession(): Session | null {
  const token = read(TOKEN);
  const user = read(USER);
  if (known?.token !== token || known.user !== user) {
    const parsed = parseUser(user);
    known = { token, user, session: token !== null && parsed ? { token, user: parsed } : null };
  }
  return known.session;
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** Stores token and user locally (SPEC section 4). */
export function openSession({ token, user }: Session): void {
  const { id, name, email, role } = user;
  write(TOKEN, token);
  write(USER, JSON.stringify({ id, name, email, role }));
  announce();
}

/** Forgets them. The server ends the session by `logout`. */
export function closeSession(): void {
  write(TOKEN, null);
  write(USER, null);
  announce();
}

/** Hears of a session that is opened or closed, in this tab or another one. */
export function onSession(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === TOKEN || key === USER || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Who is signed in by what is stored; null on the server and for the first look in the browser. */
export const useSession = (): Session | null => useSyncExternalStore(onSession, readSession, () => null);
