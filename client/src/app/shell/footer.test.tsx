import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { haveSession } from '../../testing/account.ts';
import { renderSite } from '../../testing/render.tsx';
import { site } from '../../testing/site-fixtures.ts';
import { Footer } from './footer.tsx';

it.each([
  ['(19) 3555-0000', 'tel:+551935550000'],
  ['+55 19 99555-0100', 'tel:+5519995550100'],
  ['(55) 3222-1010', 'tel:+555532221010'],
  ['0800 123 4567', 'tel:08001234567'],
  ['4004-1234', 'tel:40041234'],
])('dials %s as %s', (supportPhone, address) => {
  renderSite(<Footer site={{ ...site(), supportPhone }} />);
  expect(screen.getByRole('link', { name: supportPhone })).toLinkTo(address);
});

it.each([
  ['admin', '/admin/companies'],
  ['company', '/register-company'],
  ['user', '/register-company'],
  [undefined, '/register'],
] as const)('sends an account of role %s to %s for a new company', (role, path) => {
  if (role) haveSession({ role });
  renderSite(<Footer site={site()} />);
  expect(screen.getByRole('link', { name: 'Cadastrar Empresa' })).toLinkTo(path);
});
