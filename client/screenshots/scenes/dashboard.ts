import type { Page } from 'playwright-core';
import { FAILED, fail, hold, refuse } from '../intercept.ts';
import { type Scene, type Site, unfold } from '../scene.ts';
import {
  anotherCompany,
  askAs,
  askAsAdmin,
  enterAsAdmin,
  enterAsOwner,
  enterWithCompany,
  enterWithFull,
  enterWithInactive,
  enterWithRejected,
} from '../sign-in.ts';

const PATH = '/user-dashboard';

/** Adds a rating and two messages, so that the figures are not all zero. */
async function bustle(page: Page, id: string) {
  const ask = askAs(page);
  await ask('POST', `/companies/${id}/rate`, { rating: 5, browser_fingerprint: `pessoa-${id}-1` });
  await ask('POST', `/companies/${id}/rate`, { rating: 4, browser_fingerprint: `pessoa-${id}-2` });
  for (const message of ['Vocês atendem aos sábados?', 'Fazem bolo sem glúten?']) {
    const sender = { name: 'Júlia Araújo', email: 'julia@exemplo.com.br' };
    await ask('POST', '/messages', { company_id: id, ...sender, message });
  }
}

const COMMENTS = [
  'O pão de fermentação natural é o melhor da cidade, e o atendimento é sempre atencioso. Volto toda semana.',
  'Encomendei um bolo para a festa da minha filha: chegou na hora e todos elogiaram.',
  'Bom, mas a fila aos sábados é longa.',
];
const QUESTIONS = [
  'Bom dia! Vocês fazem bolo de casamento para 120 pessoas? Seria no dia 12 de dezembro, com entrega em Barão Geraldo.',
  'Abrem no feriado?',
  'Gostaria de saber se entregam pão toda manhã para um escritório com 30 pessoas, e qual seria o preço por mês.',
];

/** Signs in an owner of three companies with 20 unread messages and 10 ratings without an answer, most of the first. */
async function enterOnBusyDay(page: Page): Promise<void> {
  const ask = await enterAsOwner(page);
  const admin = await askAsAdmin(page);
  const names = [
    'Padaria Trigo de Ouro',
    'Padaria e Confeitaria Trigo de Ouro – Barão Geraldo',
    'Trigo de Ouro',
  ];
  const ids: string[] = [];
  for (const name of names) {
    const { data } = await ask('POST', '/companies', anotherCompany({ name }));
    await admin('POST', `/admin/companies/${data.id}/approve`);
    await admin('PUT', `/admin/companies/${data.id}/message-access`, { has_message_access: true });
    ids.push(String(data.id));
  }
  const visitor = askAs(page);
  const ofTurn = <One>(list: readonly One[], turn: number) => list[turn % list.length] as One;
  for (let turn = 0; turn < 20; turn++) {
    await visitor('POST', '/messages', {
      company_id: turn < 14 ? ids[0] : ofTurn(ids, turn),
      name: ofTurn(['Júlia Araújo', 'Antônio Carlos de Souza', 'Beatriz Nogueira'], turn),
      email: `visitante-${turn}@exemplo.com.br`,
      phone: `(19) 99999-${1000 + turn}`,
      message: `${ofTurn(QUESTIONS, turn)} (${turn + 1})`,
    });
  }
  for (let turn = 0; turn < 10; turn++) {
    await visitor('POST', `/companies/${turn < 7 ? ids[0] : ofTurn(ids, turn)}/rate`, {
      rating: 3 + (turn % 3),
      comment: ofTurn(COMMENTS, turn),
      browser_fingerprint: `dia-cheio-${ids[0]}-${turn}`,
    });
  }
}

const openPlans = async (page: Page) => {
  await page.getByRole('button', { name: 'Editar Perfil e Planos' }).click();
  await page.getByRole('dialog').waitFor();
};
const choose = (page: Page) => page.getByRole('radio', { disabled: false }).first().check();
const send = (page: Page) => page.getByRole('button', { name: 'Solicitar mudança de plano' }).click();

const orphanForm = () => anotherCompany({ name: 'Oficina do Zé' });

/** Creates a company without owner; returns its path. */
async function orphan(site: Site): Promise<string> {
  const { id } = (await site.asAdmin('POST', '/companies', orphanForm())) as { id: number };
  return `/company/${id}`;
}

/** The owner's dashboard in its states. */
export const scenes: Scene[] = [
  {
    name: 'dashboard-approved',
    path: PATH,
    before: async (page) => bustle(page, await enterWithCompany(page)),
    act: (page) => page.getByText('2 não lidas').first().waitFor(),
  },
  {
    name: 'dashboard-busy',
    path: PATH,
    before: enterOnBusyDay,
    act: (page) => page.getByText('avaliaram').waitFor(),
  },
  {
    name: 'dashboard-pending-alert',
    path: PATH,
    before: (page) => enterWithCompany(page, { isApproved: false }),
    async act(page) {
      await page.getByRole('button', { name: 'Ver página pública' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'dashboard-none',
    path: PATH,
    before: enterAsOwner,
    act: (page) => page.getByText('Nenhuma Empresa Cadastrada').waitFor(),
  },
  {
    name: 'dashboard-rejected',
    path: PATH,
    before: enterWithRejected,
    act: (page) => page.getByText('Rejeitada').waitFor(),
  },
  {
    name: 'dashboard-two-companies',
    path: PATH,
    async before(page) {
      const ask = await enterAsOwner(page);
      await ask('POST', '/companies', anotherCompany());
      const name = 'Padaria e Confeitaria Trigo de Ouro – Unidade Barão Geraldo';
      await ask('POST', '/companies', anotherCompany({ name }));
    },
    act: (page) => page.getByLabel('Empresa mostrada').waitFor(),
  },
  {
    name: 'dashboard-full',
    path: PATH,
    before: enterWithFull,
    act: (page) => page.getByLabel('Empresa mostrada').waitFor(),
  },
  {
    name: 'dashboard-inactive',
    path: PATH,
    before: enterWithInactive,
    act: (page) => page.getByText('Esta empresa está inativa').waitFor(),
  },
  {
    name: 'dashboard-loading',
    path: PATH,
    viewportOnly: true,
    before: enterAsOwner,
    async act(page) {
      await hold(page, 'MyCompanies');
      await page.goto(PATH);
      await page.getByText('Carregando dados da empresa…').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'dashboard-error',
    path: PATH,
    expected: FAILED,
    async before(page) {
      await enterAsOwner(page);
      await fail(page, 'MyCompanies');
    },
    act: (page) => page.getByRole('button', { name: 'Tentar Novamente' }).waitFor(),
  },
  {
    name: 'dashboard-stats-error',
    path: PATH,
    expected: FAILED,
    async before(page) {
      await enterWithCompany(page);
      await fail(page, 'OwnerStats');
    },
    act: (page) => page.getByText('Erro ao carregar estatísticas do dashboard').waitFor(),
  },
  {
    name: 'dashboard-denied',
    path: PATH,
    before: enterAsAdmin,
    act: (page) => page.getByText('Acesso Negado').waitFor(),
  },
  {
    name: 'dashboard-remove',
    path: PATH,
    viewportOnly: true,
    before: (page) => enterWithCompany(page),
    async act(page) {
      await unfold(page, 'Dados da empresa');
      await page.getByRole('button', { name: 'Remover empresa' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'dashboard-plans',
    path: PATH,
    viewportOnly: true,
    before: enterAsOwner,
    async act(page) {
      await openPlans(page);
      await choose(page);
    },
  },
  {
    name: 'dashboard-plans-failed',
    path: PATH,
    viewportOnly: true,
    async before(page) {
      await enterAsOwner(page);
      await refuse(page, 'RequestPlan', 'BAD_USER_INPUT', 'Este plano não está disponível.');
    },
    async act(page) {
      await openPlans(page);
      await choose(page);
      await send(page);
      await page.getByRole('alert').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'dashboard-plans-pending',
    path: PATH,
    before: enterAsOwner,
    viewportOnly: true,
    async act(page) {
      await openPlans(page);
      await choose(page);
      await send(page);
      await page.getByText('Solicitação enviada com sucesso!').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await openPlans(page);
      await page.getByText('Sua solicitação', { exact: true }).waitFor();
    },
  },
  {
    name: 'claim-visitor',
    path: orphan,
    act: (page) => page.getByText('entre na sua conta').waitFor(),
  },
  {
    name: 'claim-owner',
    path: orphan,
    before: enterAsOwner,
    async act(page) {
      await page.getByRole('button', { name: 'Pedir para assumir esta empresa' }).click();
      await page.getByRole('button', { name: 'Enviar pedido' }).waitFor();
    },
  },
  {
    name: 'claim-sent',
    path: orphan,
    before: enterAsOwner,
    async act(page) {
      await page.getByRole('button', { name: 'Pedir para assumir esta empresa' }).click();
      await page.getByRole('button', { name: 'Enviar pedido' }).click();
      await page.getByText('A administração decide').waitFor();
    },
  },
  {
    name: 'dashboard-claims',
    path: PATH,
    async before(page) {
      const ask = await enterAsOwner(page);
      const { data } = await (await askAsAdmin(page))('POST', '/companies', orphanForm());
      await ask('POST', '/../graphql', {
        query: `mutation { claimCompany(companyId: "${data.id}", message: "Cuido da oficina desde 1998.") { id } }`,
      });
    },
    act: (page) => page.getByText('Em análise').waitFor(),
  },
];
