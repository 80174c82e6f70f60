import type { Page } from 'playwright-core';
import { signIn } from '../../e2e/helpers/accounts.ts';
import { askOf } from '../../e2e/helpers/api-requests.ts';
import {
  adminSession,
  makeOwner,
  type Owner,
  writeAsAdmin,
  writeAsVisitor,
} from '../../e2e/helpers/inbox-owner.ts';
import { chooseAction } from '../admin-scenes.ts';
import { FAILED, fail, hold } from '../intercept.ts';
import type { Scene } from '../scene.ts';

const LONG = `Bom dia!

Conferimos o cadastro e está quase tudo certo. Falta a foto da fachada, de preferência de dia e sem carros na frente, para que os clientes reconheçam a loja quando chegarem.

O endereço também pode ficar mais completo: https://www.exemplo.com.br/ajuda/como-preencher-o-endereco-da-sua-empresa-passo-a-passo`;

const dialog = (page: Page) => page.getByRole('dialog');
const letter = (page: Page, name: RegExp) => dialog(page).getByRole('button', { name });
const panel = (page: Page) => page.getByRole('complementary', { name: /^Mensagens/ });

/** Signs in the owner of a company, with messages if wanted. */
async function asOwner(page: Page, hasAccess: boolean, hasMessages: boolean): Promise<Owner> {
  const { request } = page;
  const admin = await adminSession(request);
  const owner = await makeOwner(request, admin, hasAccess);
  await signIn(page, owner);
  if (!hasMessages) return owner;
  const { id } = owner.company;
  await writeAsAdmin(request, admin, id, 'Boas-vindas ao guia', 'Sua empresa foi aprovada. Conte conosco.');
  if (hasAccess) {
    const thanks = { company_id: id, subject: 'Obrigada!', content: 'Que bom. Como mudo o horário?' };
    await askOf(request, owner.token)('POST', '/company/messages/reply', thanks);
  }
  await writeAsAdmin(request, admin, id, 'Falta a foto da fachada', LONG);
  const asked = await writeAsVisitor(request, id, 'Vocês fazem barra de cortina? Tenho seis, de 2,60 m.');
  if (hasAccess) {
    const answer = { content: 'Fazemos, sim! Traga uma delas para medirmos.' };
    await askOf(request, owner.token)('POST', `/messages/${asked.data.id}/reply`, answer);
  }
  await writeAsVisitor(request, id, 'Bom dia! Vocês abrem aos sábados?');
  return owner;
}

/** Signs in an owner with more messages than one page. */
async function asOwnerOfMany(page: Page): Promise<void> {
  const { company } = await asOwner(page, true, true);
  const admin = await adminSession(page.request);
  for (let number = 1; number <= 15; number++)
    await writeAsAdmin(page.request, admin, company.id, `Aviso ${number}`, 'Confira o seu cadastro.');
}

async function openInbox(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Mensagens/ }).click();
  await dialog(page).waitFor();
}
const openVisitors = async (page: Page) => {
  await openInbox(page);
  await dialog(page)
    .getByRole('tab', { name: /^Visitantes/ })
    .click();
};

/** Opens the administrator's side of a conversation with a new company. */
async function openAsAdmin(page: Page, hasAccess: boolean): Promise<void> {
  const owner = await asOwner(page, hasAccess, true);
  await signIn(page, await adminSession(page.request));
  await page.goto(`/admin/companies?q=${encodeURIComponent(owner.company.name)}`);
  await chooseAction(page, 'Mensagens', /^Mais ações: /);
  await panel(page).waitFor();
}

/** Returns the shared parts of scenes of the owner's modal. */
const owners = (hasAccess: boolean, hasMessages: boolean) => ({
  path: '/user-dashboard',
  viewportOnly: true,
  before: (page: Page) => asOwner(page, hasAccess, hasMessages),
});

/** The messages of owner and administrator, in their states. */
export const scenes: Scene[] = [
  {
    ...owners(true, true),
    name: 'dashboard-waiting-answer',
    async act(page) {
      await page.getByRole('button', { name: 'Responder' }).first().click();
      await page.getByRole('button', { name: 'Criar modelo de resposta' }).click();
      await page.getByLabel('Título do modelo').fill('Horário');
    },
  },
  {
    ...owners(true, true),
    name: 'inbox',
    async act(page) {
      await openInbox(page);
      await letter(page, /Falta a foto/).waitFor();
    },
  },
  {
    ...owners(true, true),
    name: 'inbox-read',
    async act(page) {
      await openInbox(page);
      await letter(page, /Falta a foto/).click();
      await dialog(page).getByRole('tab', { name: 'Administração 1 não lida' }).waitFor();
      await letter(page, /Boas-vindas/).scrollIntoViewIfNeeded();
    },
  },
  {
    ...owners(true, true),
    name: 'inbox-missing',
    async act(page) {
      await openInbox(page);
      await dialog(page).getByLabel('Assunto').press('Enter');
      await dialog(page).getByText('Assunto e mensagem são obrigatórios').waitFor();
    },
  },
  {
    ...owners(true, true),
    name: 'inbox-sending',
    async act(page) {
      await openInbox(page);
      await hold(page, 'SendMessageToAdministration');
      await dialog(page).getByLabel('Assunto').fill('Horário de fim de ano');
      await dialog(page).getByRole('textbox', { name: 'Mensagem' }).fill('Abrimos até as 22 h.');
      await letter(page, /Enviar mensagem/).click();
    },
  },
  {
    ...owners(true, true),
    name: 'inbox-sent',
    async act(page) {
      await openInbox(page);
      await dialog(page).getByLabel('Assunto').fill('Horário de fim de ano');
      await dialog(page).getByRole('textbox', { name: 'Mensagem' }).fill('Abrimos até as 22 h.');
      await letter(page, /Enviar mensagem/).click();
      await letter(page, /Horário de fim de ano/).waitFor();
    },
  },
  {
    ...owners(true, true),
    name: 'inbox-send-failed',
    expected: FAILED,
    async act(page) {
      await openInbox(page);
      await fail(page, 'SendMessageToAdministration');
      await dialog(page).getByLabel('Assunto').fill('Horário de fim de ano');
      await dialog(page).getByRole('textbox', { name: 'Mensagem' }).fill('Abrimos até as 22 h.');
      await letter(page, /Enviar mensagem/).click();
      await dialog(page).getByText('Erro ao enviar mensagem').waitFor();
    },
  },
  {
    ...owners(true, true),
    name: 'inbox-search',
    before: asOwnerOfMany,
    async act(page) {
      await openInbox(page);
      await dialog(page).getByLabel('Buscar nas mensagens').fill('aviso 1');
      await dialog(page).getByText('Mensagens com “aviso 1”:').waitFor();
      await dialog(page).getByLabel('Ordem').scrollIntoViewIfNeeded();
    },
  },
  {
    ...owners(true, true),
    name: 'inbox-search-nothing',
    before: asOwnerOfMany,
    async act(page) {
      await openInbox(page);
      await dialog(page).getByLabel('Buscar nas mensagens').fill('alvará');
      await dialog(page).getByText('Nenhuma mensagem encontrada para “alvará”.').waitFor();
      await dialog(page).getByRole('button', { name: 'Limpar busca' }).scrollIntoViewIfNeeded();
    },
  },
  {
    ...owners(true, true),
    name: 'inbox-visitors',
    async act(page) {
      await openVisitors(page);
      await letter(page, /Nova/).waitFor();
    },
  },
  {
    ...owners(true, true),
    name: 'inbox-reply',
    async act(page) {
      await openVisitors(page);
      await letter(page, /Nova/).click();
      await dialog(page).getByLabel('Sua resposta').fill('Sim, das 8 às 12 h.');
    },
  },
  {
    ...owners(true, false),
    name: 'inbox-empty',
    async act(page) {
      await openInbox(page);
      await dialog(page).getByText('Nenhuma mensagem ainda').waitFor();
    },
  },
  {
    ...owners(true, false),
    name: 'inbox-visitors-empty',
    async act(page) {
      await openVisitors(page);
      await dialog(page).getByText('Nenhuma mensagem de visitantes').waitFor();
    },
  },
  {
    ...owners(true, false),
    name: 'inbox-loading',
    async act(page) {
      await hold(page, 'Inbox');
      await openInbox(page);
      await dialog(page).getByText('Carregando mensagens…').waitFor();
    },
  },
  {
    ...owners(true, false),
    name: 'inbox-failed',
    expected: FAILED,
    async act(page) {
      await fail(page, 'Inbox');
      await openInbox(page);
      await dialog(page).getByText('Erro ao carregar mensagens').waitFor();
    },
  },
  {
    ...owners(true, true),
    name: 'inbox-stale',
    expected: FAILED,
    async act(page) {
      await openInbox(page);
      await letter(page, /Falta a foto/).waitFor();
      await fail(page, 'Inbox');
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await dialog(page).getByText('Não foi possível atualizar agora').waitFor();
    },
  },
  {
    ...owners(false, true),
    name: 'inbox-restricted',
    async act(page) {
      await openInbox(page);
      await dialog(page).getByText('Acesso às Mensagens Restrito').waitFor();
    },
  },
  {
    ...owners(false, true),
    name: 'inbox-access-requested',
    async act(page) {
      await openInbox(page);
      await letter(page, /Solicitar acesso/).click();
      await dialog(page).getByText('Acesso solicitado').waitFor();
    },
  },
  {
    name: 'inbox-admin',
    path: '/terms',
    viewportOnly: true,
    async act(page) {
      await openAsAdmin(page, true);
      await panel(page).getByRole('button', { name: /Nova/ }).waitFor();
    },
  },
  {
    name: 'inbox-admin-no-access',
    path: '/terms',
    viewportOnly: true,
    async act(page) {
      await openAsAdmin(page, false);
      await panel(page).getByText('Esta empresa não tem acesso às mensagens').waitFor();
    },
  },
];
