import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach } from 'vitest';
import { openSession } from '../../api/session.ts';
import { page as registerCompanyPage } from '../../pages/register-company/register-company-page.tsx';
import { listenBeforeRouter } from '../../ui/navigation/popstate-handlers.ts';
import type { Answers } from '../answers.ts';
import { companyFormAnswers } from '../fixtures/company-form.ts';
import { renderSite } from '../render.tsx';

export const account = {
  __typename: 'User',
  id: '5',
  name: 'Rosa Lima',
  email: 'rosa@exemplo.com.br',
  role: 'company' as const,
  companyName: 'Padaria da Rosa',
  adminRole: null,
  capabilities: [],
  isEmailConfirmed: true,
  hasSecondFactor: false,
  needsSecondFactor: false,
  createdAt: '2026-11-01T12:00:00.000Z',
  plan: null,
};
export const home = (changes = {}) => ({
  data: {
    myCompanies: {
      __typename: 'MyCompanies',
      companiesAllowed: 5,
      isLimitedByPlan: false,
      companiesOwned: 0,
      rejection: null,
      ...changes,
    },
  },
});
export const TYPED = {
  __typename: 'TypedCompany',
  name: 'Padaria Trigo de Ouro',
  description: 'Pães.',
  categoryId: '3',
  kinds: [],
  cep: null,
  address: 'Rua das Magnólias, 482',
  city: 'Campinas',
  state: 'SP',
  phone: '(19) 99555-0100',
  contactType: 'whatsapp',
  email: 'contato@trigo.exemplo.com.br',
  website: null,
  instagram: null,
  facebook: null,
  ifood: null,
  foundedYear: null,
  areaServed: null,
  openingHours: null,
  attributeIds: ['10'],
  offers: [{ name: 'Bolo', description: null, priceCents: 3_200, isFrom: true }],
};
export const rejection = {
  __typename: 'CompanyRejection',
  id: '3',
  reason: 'Confira o endereço.',
  createdAt: '2026-11-10T12:00:00.000Z',
  typed: TYPED,
};

export const NO_SAME = {
  SameCompanies: { data: { companies: { __typename: 'CompanyPage', isFullyMatched: false, items: [] } } },
};

export const step = (name: string) => screen.findByRole('heading', { name });
export const FIRST = 'Passo 1 de 3 O que é e onde fica';
export const SECOND = 'Passo 2 de 3 Como falar com a empresa';
export const THIRD = 'Passo 3 de 3 Como ela aparece';
export const goOn = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Continuar' }));

/** Goes through the steps, whose fields are filled in; returns the button that sends the form. */
export async function lastButton(user: UserEvent): Promise<HTMLElement> {
  await goOn(user);
  await step(SECOND);
  await goOn(user);
  return screen.findByRole('button', { name: 'Cadastrar empresa' });
}

/** Opens the page as an owner. */
export function openRegistration(answers: Answers, path = '/register-company') {
  const { Component } = registerCompanyPage;
  return renderSite(<Component />, {
    path,
    answers: { ...companyFormAnswers(), ...NO_SAME, Viewer: { data: { viewer: account } }, ...answers },
  });
}

/** Empties what a browser keeps, and signs the owner in, before each test. */
export function beginAsOwner(): void {
  beforeAll(listenBeforeRouter);
  beforeEach(() => {
    localStorage.clear();
    history.replaceState(null, '');
    openSession({ token: 'key', user: account });
  });
}
