import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordClicks, recordView } from './record-visit.ts';

const fetched = vi.fn<typeof fetch>();

// Else the next file of this worker finds its buttons.
afterEach(() => document.body.replaceChildren());

const sent = () =>
  fetched.mock.calls.map(([, init]) => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    return { name: operationName, variables };
  });

beforeEach(() => {
  fetched.mockReset().mockRejectedValue(new TypeError('offline'));
  vi.stubGlobal('fetch', fetched);
});

it('counts a view with what was searched, and ignores failures', () => {
  recordView('7', '/search?q=padaria&city=Campinas');
  recordView('8', '/admin?q=padaria');
  expect(sent()).toEqual([
    { name: 'RecordView', variables: { companyId: '7', searched: 'padaria', fingerprint: null } },
    { name: 'RecordView', variables: { companyId: '8', fingerprint: null } },
  ]);
});

it('counts a view of a page in the background once it becomes visible, and not after it is left', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  recordView('7', '');
  const leave = recordView('8', '');
  leave();
  expect(sent()).toEqual([]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent()).toHaveLength(1);
});

it('counts clicks on contacts with the session', async () => {
  localStorage.setItem('token', 'abc');
  document.body.innerHTML = '<button data-visit="phone 7"><span>Ligar</span></button><button>Outro</button>';
  recordClicks();
  await userEvent.click(screen.getByText('Outro'));
  await userEvent.click(screen.getByText('Ligar'));
  expect(sent()).toEqual([
    { name: 'RecordClick', variables: { companyId: '7', target: 'phone', fingerprint: null } },
  ]);
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer abc' });
});
