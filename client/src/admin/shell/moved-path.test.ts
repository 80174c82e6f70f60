import { expect, it } from 'vitest';
import { movedPathOf } from './moved-path.ts';

it.each([
  ['/admin?tab=overview', '/admin'],
  ['/admin?tab=approvals&view=claims&status=rejected', '/admin/approvals?view=claims&status=rejected'],
  ['/admin/approvals?view=claims', '/admin/approvals?kind=claim'],
  ['/admin/approvals?view=changed&q=bar', '/admin/approvals?q=bar&kind=changedCompany'],
  ['/admin/approvals?view=photos', '/admin/approvals?kind=photo'],
  ['/admin?tab=mails', '/admin/mails'],
  ['/admin?tab=toString', '/admin'],
  ['/admin/kinds?view=searches&q=pao', '/admin/searches?q=pao'],
  ['/admin/kinds?view=attributes', '/admin/attributes'],
  ['/admin/ratings?view=person', '/admin/personal-data'],
])('leads %s to %s', (from, to) => {
  const { pathname, search } = new URL(from, 'https://guia.example');
  expect(movedPathOf({ pathname, search })).toBe(to);
});

it.each(['/admin', '/admin/approvals?kind=claim', '/search?tab=mails', '/admin/kinds?kind=3'])(
  'leaves %s where it is',
  (path) => {
    const { pathname, search } = new URL(path, 'https://guia.example');
    expect(movedPathOf({ pathname, search })).toBeUndefined();
  },
);
