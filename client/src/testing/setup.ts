import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { handEmail } from '../admin/account/handed-email.ts';
import { forgetJobs } from '../admin/bulk/shown-job.ts';
import { closeSession } from '../api/close-session.ts';
import { forgetWishes } from '../features/saves/use-saves.ts';
import { clearToasts } from '../ui/feedback/toast-store.ts';
import { forgetPopHolders } from '../ui/navigation/popstate-handlers.ts';
import { unmocked } from './unexpected-requests.ts';

// Mocked here and not in the test files: those of a worker share their modules.
vi.mock('@fingerprintjs/fingerprintjs', async (original) => ({
  ...(await original<typeof import('@fingerprintjs/fingerprintjs')>()),
  default: { load: async () => ({ get: async () => ({ visitorId: 'browser' }) }) },
}));

configure(({ getElementError }) => ({
  // Slow machines need longer timeouts.
  asyncUtilTimeout: 8_000,
  /** Prints the document in the error that a test fails with, not in those of each try before. */
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? new Error(message ?? '')
      : getElementError(message, container),
}));

interface LinkMatchers {
  /** The element is a link to the address. */
  toLinkTo(address: string): void;
}
declare module 'vitest' {
  interface Matchers extends LinkMatchers {}
}
expect.extend({
  toLinkTo(element: Element, address: string) {
    const found = element.getAttribute('href');
    return { pass: found === address, message: () => `links to ${found}, not to ${address}` };
  },
});

const logged: unknown[][] = [];

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      logged.push(parts);
    });
  }
  vi.stubGlobal('fetch', (address: string | URL | Request, init?: RequestInit) => {
    // Visits are counted without Apollo, and failures ignored.
    if (!String(init?.body).includes('"operationName":"Record'))
      unmocked.push(String(address instanceof Request ? address.url : address));
    return Promise.reject(new Error('A test sent a network request.'));
  });
});

afterAll(forgetPopHolders);

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  closeSession();
  clearToasts();
  forgetJobs();
  forgetWishes();
  handEmail('');
  // Emptied first: a failure must not reach the next test.
  const messages = logged.splice(0);
  const asked = unmocked.splice(0);
  if (typeof window !== 'undefined') {
    localStorage.clear();
    expect(location.origin, 'origin of the page').toBe('http://localhost:3000');
  }
  expect(messages, 'messages on the console').toEqual([]);
  expect(asked, 'requests without a response of the test').toEqual([]);
});
