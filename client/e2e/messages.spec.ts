import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './helpers/accounts.ts';
import { axeFindings } from './helpers/axe.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { FAILED } from './helpers/graphql-operations.ts';
import {
  adminSession,
  makeOwner,
  type Owner,
  setAccess,
  writeAsAdmin,
  writeAsVisitor,
} from './helpers/inbox-owner.ts';
import { chooseAction } from './helpers/list-steps.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

async function openInbox(page: Page): Promise<Locator> {
  await page.goto('/user-dashboard');
  await hydrated(page);
  await page.getByRole('button', { name: /^Mensagens/ }).click();
  return page.getByRole('dialog', { name: /^Mensagens/ });
}

async function openAdminInbox(page: Page, { company }: Owner): Promise<Locator> {
  await page.goto(`/admin/companies?q=${encodeURIComponent(company.name)}`);
  await hydrated(page);
  await chooseAction(page, company.name, 'Mensagens');
  return page.getByRole('complementary', { name: /^Mensagens/ });
}

async function write(modal: Locator, subject: string, content: string): Promise<void> {
  await modal.getByLabel('Assunto').fill(subject);
  await modal.getByRole('textbox', { name: 'Mensagem' }).fill(content);
  await modal.getByRole('button', { name: 'Enviar mensagem' }).click();
}

const letter = (modal: Locator, subject: string) => modal.getByRole('button', { name: new RegExp(subject) });
/** Sends the event of a window that gets the focus back. */
const refocus = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
const answersOf = (page: Page): string[] => {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/graphql')) return;
    answers.push(await response.text().catch(() => ''));
  });
  return answers;
};

describeVisits('messages', ({ visit }) => {
  it('an owner and the administrator hold a conversation without reloading', () =>
    // What arrives is shown in the panel behind the dialog, too.
    visit({ viewport: SIZES[0], mayShift: true }, (ownerPage) =>
      visit({ viewport: SIZES[1] }, async (adminPage) => {
        const admin = await adminSession(adminPage.request);
        const owner = await makeOwner(adminPage.request, admin, true);
        await signIn(ownerPage, owner);
        await signIn(adminPage, admin);
        const owners = await openInbox(ownerPage);
        const admins = await openAdminInbox(adminPage, owner);
        await owners.getByText('Nenhuma mensagem ainda').waitFor();
        await admins.getByText('Nenhuma mensagem ainda').waitFor();

        await write(admins, 'Boas-vindas', 'Bom dia!\nConte conosco.');
        await admins.getByText('ainda não lida').waitFor();
        // By polling, within ten seconds.
        const welcome = letter(owners, 'Boas-vindas');
        await welcome.waitFor({ timeout: 15_000 });
        await owners.getByRole('tab', { name: 'Administração 1 não lida' }).waitFor();
        await owners.getByRole('log').getByText('Nova mensagem de Administração').waitFor();
        await welcome.click();
        await owners.getByRole('button', { name: 'Boas-vindas', exact: true }).waitFor();
        await owners.getByRole('tab', { name: 'Administração', exact: true }).waitFor();

        await write(owners, 'Obrigada', 'Abrimos uma segunda loja.');
        await owners.getByText('Abrimos uma segunda loja.').waitFor();
        await refocus(adminPage);
        await letter(admins, 'Nova\\s*Obrigada').click();
        await admins.getByRole('button', { name: 'Obrigada', exact: true }).waitFor();
        await admins.getByText('Enviada pela administração, lida').waitFor();
        expect(await admins.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
          'Obrigada',
          'Boas-vindas',
        ]);
      }),
    ));

  it('an owner without access sees neither text nor sender, and asks for access', () =>
    // What waits in the panel behind the dialog comes with the access.
    visit({ viewport: SIZES[0], mayShift: true }, async (page) => {
      const answers = answersOf(page);
      const admin = await adminSession(page.request);
      const owner = await makeOwner(page.request, admin, false);
      await writeAsAdmin(page.request, admin, owner.company.id, 'Assunto secreto', 'Texto secreto');
      await writeAsVisitor(page.request, owner.company.id, 'Pergunta secreta de visitante');
      await signIn(page, owner);
      const modal = await openInbox(page);
      await modal.getByRole('heading', { name: 'Acesso às Mensagens Restrito' }).waitFor();
      await modal.getByText('2 mensagens não lidas').waitFor();
      await modal.getByText('Sua empresa ainda não tem acesso às mensagens.').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await modal.getByRole('button', { name: 'Pedir acesso' }).click();
      await modal.getByText('Pedido de acesso enviado').waitFor();
      await refocus(page);
      expect(await page.content()).not.toMatch(/secret|Júlia/);
      expect(answers.join()).toContain('hasAccess');
      expect(answers.join()).not.toMatch(/secret|Júlia|Administração/);

      await setAccess(page.request, admin, owner.company.id, true);
      await refocus(page);
      await modal.getByRole('tab', { name: /^Administração/ }).click();
      await letter(modal, 'Assunto secreto').waitFor();
    }));

  it("a visitor's message is answered, by keyboard alone", () =>
    visit({ viewport: SIZES[1] }, async (page) => {
      const admin = await adminSession(page.request);
      const owner = await makeOwner(page.request, admin, true);
      await writeAsVisitor(page.request, owner.company.id, 'Vocês abrem aos sábados?');
      await signIn(page, owner);
      const modal = await openInbox(page);
      await modal.getByRole('tab', { name: 'Administração' }).focus();
      await page.keyboard.press('ArrowRight');
      await modal.getByRole('tab', { name: 'Visitantes 1 não lida' }).waitFor();
      await letter(modal, 'Júlia').focus();
      await page.keyboard.press('Enter');
      await modal.getByRole('button', { name: 'Júlia Araújo', exact: true }).waitFor();
      await modal.getByLabel('Sua resposta').focus();
      await page.keyboard.type('Sim, das 8 às 12 h.');
      await page.keyboard.press('Control+Enter');
      await page.getByText('Resposta guardada. Ela não foi enviada.').waitFor();
      await modal.getByRole('list', { name: 'Respostas' }).getByText('Sim, das 8 às 12 h.').waitFor();
      expect(await axeFindings(page)).toEqual([]);
    }));

  it('reverts the read mark when the server fails, and keeps list, position and typed text', () =>
    visit({ viewport: SIZES[0], expected: FAILED }, async (page) => {
      const admin = await adminSession(page.request);
      const owner = await makeOwner(page.request, admin, true);
      const { id } = owner.company;
      for (let number = 1; number <= 17; number++) {
        await writeAsAdmin(
          page.request,
          admin,
          id,
          `Aviso ${number}`,
          `Primeira linha ${number}.\nSegunda.\nTerceira.`,
        );
      }
      await signIn(page, owner);
      const modal = await openInbox(page);
      const failing = (name: string) => (url: URL) =>
        url.pathname === '/graphql' && url.search.includes(name);
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('MarkMessageRead')
          ? route.fulfill({ status: 500, body: '' })
          : route.fallback(),
      );
      await letter(modal, 'Aviso 12$').click();
      await page.getByText('Não foi possível marcar a mensagem como lida. Tente novamente.').waitFor();
      await modal.getByRole('button', { name: /^Nova\s*Aviso 12$/ }).waitFor();
      await modal.getByRole('tab', { name: /17 não lidas/ }).waitFor();
      await page.unroute('**/graphql');

      await modal.getByLabel('Assunto').fill('Um rascunho');
      await letter(modal, 'Aviso 5$').scrollIntoViewIfNeeded();
      const top = async () => (await letter(modal, 'Aviso 5$').boundingBox())?.y ?? 0;
      const before = await top();
      await writeAsAdmin(page.request, admin, id, 'Aviso novo', 'Chegou agora.');
      await refocus(page);
      await letter(modal, 'Aviso novo').waitFor();
      expect(Math.abs((await top()) - before)).toBeLessThan(3);
      expect(await modal.getByLabel('Assunto').inputValue()).toBe('Um rascunho');

      await page.route(failing('operationName=Inbox'), (route) => route.fulfill({ status: 500, body: '' }));
      await refocus(page);
      await modal.getByText('Não foi possível atualizar agora').waitFor();
      expect(await letter(modal, 'Aviso novo').count()).toBe(1);
      await page.unroute(failing('operationName=Inbox'));
      await page.unrouteAll();
      await modal.getByRole('button', { name: 'Tentar novamente' }).click();
      await modal.getByText('Não foi possível atualizar agora').waitFor({ state: 'detached' });

      await modal.getByRole('button', { name: 'Próxima' }).click();
      await letter(modal, 'Aviso 1$').waitFor();
      expect(await modal.getByLabel('Assunto').inputValue()).toBe('Um rascunho');
    }));

  it('axe finds nothing in the conversation, on either side', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      const admin = await adminSession(page.request);
      const owner = await makeOwner(page.request, admin, true);
      await writeAsAdmin(page.request, admin, owner.company.id, 'Boas-vindas', 'Conte conosco.');
      await signIn(page, owner);
      const modal = await openInbox(page);
      await letter(modal, 'Boas-vindas').waitFor();
      await modal.getByLabel('Assunto').press('Enter');
      await modal.getByText('Assunto e mensagem são obrigatórios').waitFor();
      await expectAccessible(page);
      await signIn(page, admin);
      const admins = await openAdminInbox(page, owner);
      await letter(admins, 'Boas-vindas').click();
      await expectAccessible(page);
    }));
});
