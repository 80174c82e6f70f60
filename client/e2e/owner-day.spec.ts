import { expect, it } from 'vitest';
import { openAs } from './helpers/accounts.ts';
import { asAdmin } from './helpers/admin-data.ts';
import { askAt, askGraphql } from './helpers/api-requests.ts';
import { registerCompany } from './helpers/companies.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { expectToFit } from './helpers/expect-to-fit.ts';
import { ownerWithInbox, writeTo } from './helpers/owner-with-inbox.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

const PHONE = { viewport: SIZES[0], hasTouch: true, isMobile: true };

/** Of the panel on a phone with a lot waiting and much missing in the profile, in CSS pixels. */
const LONGEST = 3_250;

/** Makes 20 unread messages and 10 ratings without an answer. */
async function fillDay(id: string): Promise<void> {
  const ask = askAt(siteUrl());
  for (let turn = 1; turn <= 20; turn++)
    await writeTo(id, 'Maria Souza', `Fazem bolo por encomenda para ${turn} pessoas?`);
  for (let turn = 1; turn <= 10; turn++)
    await ask('POST', `/companies/${id}/rate`, {
      rating: 4,
      comment: 'O pão é ótimo, e o atendimento é sempre atencioso.',
      browser_fingerprint: `dia-cheio-${id}-${turn}`,
    });
}

describeVisits("the owner's day", ({ visit }) => {
  it('is done in place on a phone: messages, a rating, with a template', () =>
    // What is answered leaves its list.
    visit({ ...PHONE, mayShift: true }, async (page) => {
      const { owner, id } = await ownerWithInbox();
      await writeTo(id, 'Maria Souza', 'Fazem bolo por encomenda?');
      await writeTo(id, 'João', 'Abrem no feriado?');
      await askAt(siteUrl())('POST', `/companies/${id}/rate`, {
        rating: 4,
        comment: 'Muito bom.',
        browser_fingerprint: `dia-do-dono-${id}`,
      });
      await askGraphql(siteUrl(), owner.token)(
        'mutation ($input: CreateAnswerTemplateInput!) { createAnswerTemplate(input: $input) { id } }',
        { input: { title: 'Horário', text: 'Olá, {nome}! Abrimos às 7h.' } },
      );
      await openAs(page, owner, '/user-dashboard');
      await page.getByText('3 para responder').waitFor();
      expect(await page.getByRole('link', { name: '(19) 99999-0000' }).first().getAttribute('href')).toBe(
        'tel:+5519999990000',
      );
      await expectAccessible(page);

      const maria = page.getByRole('listitem').filter({ hasText: 'Maria Souza' });
      await maria.getByRole('button', { name: 'Responder' }).click();
      await maria.getByRole('button', { name: 'Horário' }).click();
      expect(await maria.getByLabel('Sua resposta').inputValue()).toBe('Olá, Maria! Abrimos às 7h.');
      await maria.getByRole('button', { name: 'Editar modelos' }).click();
      await expectAccessible(page, 'with a template');
      await expectToFit(page);
      await maria
        .getByRole('button', { name: 'Enviar resposta' })
        .or(maria.getByRole('button', { name: 'Abrir no e-mail' }))
        .click();
      await maria.waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'Marcar como lida' }).click();
      await page.getByText('Mensagens não lidas').waitFor({ state: 'detached' });
      const rating = page.getByRole('listitem').filter({ hasText: 'Muito bom.' });
      await rating.getByRole('button', { name: 'Responder' }).click();
      await rating.getByLabel('Resposta', { exact: false }).last().fill('Obrigada!');
      await rating.getByRole('button', { name: 'Publicar resposta' }).click();
      await page.getByText(/^Tudo respondido/).waitFor();
      await page.getByText('1 pessoa avaliou').waitFor();
      await page.getByText('2 pessoas mandaram mensagem').waitFor();
    }));

  it('moves with the chosen company through panel, messages and reports, and back to it later', () =>
    visit(PHONE, async (page) => {
      const { owner, id } = await ownerWithInbox();
      const branch = await registerCompany(askAt(siteUrl(), owner.token), { name: 'Padaria da Praça' });
      await registerCompany(askAt(siteUrl(), owner.token), { name: 'Padaria do Lago' });
      await fillDay(id);
      await openAs(page, owner, '/user-dashboard');
      const choice = page.getByLabel('Empresa mostrada');
      await choice
        .getByRole('option', { name: 'Padaria Trigo de Ouro, Campinas - SP (30 para responder)' })
        .waitFor({ state: 'attached' });
      await page.getByText('pessoas avaliaram').waitFor();
      // On other days nothing says that the page is new.
      await page.getByRole('button', { name: 'Dispensar aviso' }).click();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(LONGEST);
      await choice.selectOption(branch.id);
      await page.getByRole('heading', { name: 'Padaria da Praça' }).waitFor();
      const bar = page.getByRole('navigation', { name: 'Atalhos da empresa' });
      await bar.getByRole('link', { name: 'Relatórios' }).click();
      await page.waitForURL(`**/reports?company=${branch.id}`);
      await page.getByText('ainda não foi publicada').waitFor();
      await bar.getByRole('link', { name: /Mensagens/ }).click();
      await page.getByRole('dialog', { name: 'Mensagens · Padaria da Praça' }).waitFor();
      await page.goto('/user-dashboard');
      await page.getByRole('heading', { name: 'Padaria da Praça' }).waitFor();
      await bar.getByRole('link', { name: 'Minha página' }).click();
      await page.getByText('Esta empresa está aguardando aprovação.').waitFor();
      await page.getByRole('link', { name: 'Voltar ao painel' }).click();
      await page.waitForURL(`**/user-dashboard?company=${branch.id}`);
    }));

  it('shows an inactive company to its owner alone', () =>
    visit(PHONE, async (page) => {
      const { owner, id } = await ownerWithInbox();
      await (await asAdmin())('PATCH', `/admin/companies/${id}/status`, { is_active: false });
      await openAs(page, owner, '/user-dashboard');
      await page.getByRole('link', { name: 'Ver como os visitantes verão' }).click();
      await page.getByText('Esta empresa está inativa: só quem cuida dela').waitFor();
      await page.evaluate(() => localStorage.clear());
      expect((await page.request.get(`/company/${id}`)).status()).toBe(404);
    }));
});
