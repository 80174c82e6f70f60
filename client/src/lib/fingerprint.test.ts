import { afterAll, beforeEach, expect, it, vi } from 'vitest';

// What a browser without storage keeps is in the module, for the life of the page.
beforeEach(() => vi.resetModules());
afterAll(() => vi.resetModules());

it('is made once, in the form that the server takes', async () => {
  const { browserFingerprint, knownFingerprint } = await import('./fingerprint.ts');
  expect(knownFingerprint()).toBeNull();
  const made = await browserFingerprint();
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(await browserFingerprint()).toBe(made);
  expect(knownFingerprint()).toBe(made);
});

it('keeps two equal phones apart', async () => {
  const { browserFingerprint } = await import('./fingerprint.ts');
  const one = await browserFingerprint();
  localStorage.clear();
  expect(await browserFingerprint()).not.toBe(one);
});

it('lasts as long as the page where the browser keeps nothing', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, clear: () => {} });
  const { browserFingerprint, knownFingerprint } = await import('./fingerprint.ts');
  expect(knownFingerprint()).toBeNull();
  const made = await browserFingerprint();
  expect(await browserFingerprint()).toBe(made);
});
