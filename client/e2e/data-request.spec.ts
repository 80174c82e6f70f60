import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshEmail, logInAsAdmin, openAs } from './helpers/accounts.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { type FakeSmtpServer, linkOf, startFakeSmtpServer } from './helpers/fake-smtp-server.ts';
import { type RunningProgram, startProgram } from './helpers/program.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;

describeVisits('requests about personal data', ({ visit }) => {
  let smtp: FakeSmtpServer;
  let program: RunningProgram;
  beforeAll(async () => {
    smtp = await startFakeSmtpServer();
    program = await startProgram({ SMTP_URL: smtp.url, DEMO_DATA: 'false' });
  });
  afterAll(async () => {
    await program?.stop();
    await smtp?.close();
  });

  it('lead from the form over a confirmed e-mail to the answer of an administrator', async () => {
    const email = freshEmail();
    await visit({ baseURL: program.url, viewport: PHONE }, async (page) => {
      await page.goto('/privacy');
      await page.getByRole('link', { name: 'Faça um pedido' }).click();
      await hydrated(page);
      await expectAccessible(page);
      await page.getByLabel('O que você pede?').selectOption('erasure');
      await page.getByLabel('Seu e-mail').fill(email);
      await page.getByLabel('Seu nome (opcional)').fill('Júlia Prado');
      await page.getByLabel('Seu pedido').fill('Apaguem a minha mensagem à padaria.');
      await page.getByRole('button', { name: 'Enviar pedido' }).click();
      await page.getByRole('heading', { name: 'Confira seu e-mail' }).waitFor();
      await expectAccessible(page);
      await page.goto(linkOf(await smtp.mailTo(email, '/dados-pessoais?token='), '/dados-pessoais'));
      await hydrated(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Confirmar pedido' }).click();
      await page.getByText('Recebemos o seu pedido.').waitFor();
    });

    await visit({ baseURL: program.url, viewport: DESKTOP }, async (page) => {
      await openAs(page, await logInAsAdmin(program.url), '/admin?kind=dataRequest');
      await page.getByRole('link', { name: 'Júlia Prado' }).click();
      await page.getByText('E-mail confirmado').waitFor();
      await expectAccessible(page);
      // The e-mail is in no address.
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      await page.getByRole('link', { name: 'Procurar os dados desta pessoa' }).click();
      expect(await page.getByLabel('E-mail da pessoa').inputValue()).toBe(email);
      expect(urls.concat(page.url()).filter((url) => decodeURIComponent(url).includes(email))).toEqual([]);
      await page.goBack();

      const answer = page.getByRole('button', { name: 'Responder' });
      await answer.and(page.locator(':enabled')).click();
      await expectAccessible(page);
      await page.getByLabel('Outra resposta').fill('Apagamos a mensagem.');
      await answer.click();
      await page.getByText('A resposta a Júlia Prado será enviada.').first().waitFor();
    });
    // After the ten seconds in which it can be undone.
    expect((await smtp.mailTo(email, 'Apagamos a mensagem.')).raw).toContain('Resposta ao seu pedido');
  });
});
