import { afterAll, beforeEach, expect, it, vi } from 'vitest';

// Without local storage the fingerprint is in the module.
beforeEach(() => vi.resetModules());
afterAll(() => vi.resetModules());

it('is made once, in the form that the server accepts', async () => {
  const { browserFingerprint, knownFingerprint } = await import('./fingerprint.ts');
  expect(knownFingerprint()).toBeNull();
  const made = await browserFingerprint();
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(await browserFingerprint()).toBe(made);
  expect(knownFingerprint()).toBe(made);
});

it('is the same for two who ask at once', async () => {
  const { browserFingerprint } = await import('./fingerprint.ts');
  const [one, other] = await Promise.all([browserFingerprint(), browserFingerprint()]);
  expect(other).toBe(one);
});

it('differs between equal phones', async () => {
  const { browserFingerprint } = await import('./fingerprint.ts');
  const one = await browserFingerprint();
  localStorage.clear();
  expect(await browserFingerprint()).not.toBe(one);
});

it('is kept until reload where local storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, clear: () => {} });
  const { browserFingerprint, knownFingerprint } = await import('./fingerprint.ts');
  expect(knownFingerprint()).toBeNull();
  const made = await browserFingerprint();
  expect(await browserFingerprint()).toBe(made);
});
