import { beforeEach, expect, it, vi } from 'vitest';
import { closeSession } from './close-session.ts';
import { onSession, openSession, readSession, type Session } from './session.ts';
import { readToken } from './stored-token.ts';

const rosa: Session = {
  token: 'ficha-da-rosa',
  user: { id: '7', name: 'Rosa Lima', email: 'rosa@exemplo.com.br', role: 'company' },
};

beforeEach(() => {
  localStorage.clear();
});

it('stores token and user locally and removes them', () => {
  expect(readSession()).toBeNull();
  openSession(rosa);
  expect(readToken()).toBe(rosa.token);
  expect(readSession()).toEqual(rosa);
  expect(readSession(), 'the same object until it changes').toBe(readSession());
  expect(localStorage.getItem('token')).toBe(rosa.token);
  closeSession();
  expect(readToken()).toBeNull();
  expect(readSession()).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('stores of an account only what headers and redirects need', () => {
  openSession({ ...rosa, user: { ...rosa.user, ...{ plan: { name: 'Grátis' }, isEmailConfirmed: true } } });
  expect(Object.keys(JSON.parse(localStorage.getItem('user') ?? ''))).toEqual([
    'id',
    'name',
    'email',
    'role',
  ]);
  openSession({ ...rosa, user: { ...rosa.user, role: 'admin', capabilities: ['seeLists'] } });
  expect(readSession()?.user.capabilities).toEqual(['seeLists']);
});

it.each(['não é JSON', 'null', '7', '[]', '{}', '{"id":"7","name":"Rosa"}'])(
  'treats an unreadable stored user as signed out: %s',
  (text) => {
    localStorage.setItem('token', rosa.token);
    localStorage.setItem('user', text);
    expect(readSession()).toBeNull();
    expect(readToken(), 'the token is still there, to be checked').toBe(rosa.token);
  },
);

it('treats a user without a token as signed out', () => {
  localStorage.setItem('user', JSON.stringify(rosa.user));
  expect(readSession()).toBeNull();
});

it('lasts as long as the page where the storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    removeItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    clear: () => {},
  });
  openSession(rosa);
  expect(readSession()).toEqual(rosa);
  closeSession();
  expect(readSession()).toBeNull();
});

it('notifies of sessions that are opened and closed in this tab', () => {
  const listener = vi.fn();
  const stop = onSession(listener);
  openSession(rosa);
  closeSession();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  openSession(rosa);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('notifies of those of another tab, and of nothing else that is stored', () => {
  const listener = vi.fn();
  const stop = onSession(listener);
  const store = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  store('token');
  store('user');
  // All of it was cleared.
  store(null);
  expect(listener).toHaveBeenCalledTimes(3);
  store('fingerprint');
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  store('token');
  expect(listener).toHaveBeenCalledTimes(3);
});
