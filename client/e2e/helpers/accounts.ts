import type { BrowserContext, Page } from 'playwright-core';
import { askAt, askGraphql } from './api-requests.ts';
import { hydrated } from './browser.ts';
import { ADMIN } from './program.ts';

interface User {
  id: string | number;
  name: string;
  email: string;
  role: 'admin' | 'company' | 'user';
}

/** Somebody signed in through the REST interface. */
export interface TestSession {
  token: string;
  user: User;
  password: string;
  /** Of an administrator. */
  capabilities?: readonly string[];
}

async function entered(url: string, path: string, form: { password: string }): Promise<TestSession> {
  const { token, user } = await askAt(url)('POST', path, form);
  const session = { token, user, password: form.password };
  if (user.role !== 'admin') return session;
  const { viewer } = await askGraphql(url, token)('{ viewer { capabilities } }');
  return { ...session, capabilities: viewer.capabilities };
}

let lastNumber = 0;

/** Returns an e-mail address that is not used yet. */
export const freshEmail = (): string => `dona-${Date.now()}-${++lastNumber}@exemplo.com.br`;

/** Returns a unique name that begins with `name`. */
export const freshName = (name: string): string =>
  `${name} ${process.pid}-${Date.now().toString(36)}-${++lastNumber}`;

/** Returns a phone and an address that are not used yet: two companies of one name and city must differ in both. */
export function freshContact(): { phone: string; address: string } {
  const number = String(70_000_000 + (Date.now() % 1_000_000) * 10 + (++lastNumber % 10));
  return { phone: `(19) 9${number.replace(/(\d{4})$/, '-$1')}`, address: `Rua das Magnólias, ${number}` };
}

/** Returns the default input of the registration form, with the names of the REST interface. */
const registration = () => ({
  name: 'Rosa Lima',
  email: freshEmail(),
  role: 'company',
  company_name: '',
  password: 'jabuticaba-serrana-7',
});

/** Creates an owner's account and signs it in. */
export function registerOwner(
  url: string,
  overrides: Partial<ReturnType<typeof registration>> = {},
): Promise<TestSession> {
  const form = { ...registration(), ...overrides };
  return entered(url, '/auth/register', { ...form, password_confirmation: form.password, terms: true } as {
    password: string;
  });
}

/** Opens another session of an account. */
export const logIn = (url: string, account: { email: string; password: string }): Promise<TestSession> =>
  entered(url, '/auth/login', account);

/** Opens a session of the administrator that the program is started with. */
export const logInAsAdmin = (url: string): Promise<TestSession> => logIn(url, ADMIN);

/** Stores the session in pages opened from now on; a later session of theirs stays. */
export async function signIn(
  target: BrowserContext | Page,
  { token, user, capabilities }: TestSession,
): Promise<void> {
  const stored = JSON.stringify({
    id: String(user.id),
    name: user.name,
    email: user.email,
    role: user.role,
    // As the login stores them: the navigation has its links from the start.
    ...(user.role === 'admin' && { capabilities }),
  });
  const session = { mark: `signed-in-${token.slice(0, 8)}`, token, stored };
  const store = ({ mark, token: key, stored: value }: typeof session) => {
    // An empty tab has no storage.
    if (location.protocol === 'about:') return;
    // Once: the next page must not undo a logout.
    if (localStorage.getItem(mark) !== null) return;
    localStorage.setItem(mark, '1');
    localStorage.setItem('token', key);
    localStorage.setItem('user', value);
  };
  if ('url' in target && target.url().startsWith('http')) await target.evaluate(store, session);
  else await target.addInitScript(store, session);
}

/** Opens a page as a signed-in user and waits until it is hydrated. */
export async function openAs(page: Page, session: TestSession, path: string): Promise<void> {
  await signIn(page, session);
  await page.goto(path);
  await hydrated(page);
}
