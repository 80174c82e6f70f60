import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAs, registerOwner } from '../helpers/accounts.ts';
import { admin, approvedCompany } from '../helpers/admin-data.ts';
import { asApi } from '../helpers/api-requests.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { expectToFit } from '../helpers/expect-to-fit.ts';
import { chooseAction, openFilters } from '../helpers/list-steps.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from '../helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;
/** Returns a new owner with an approved company and ratings of `stars`, each by another visitor. */
async function ratedCompany(...stars: number[]) {
  const { owner, id, name } = await approvedCompany('Confeitaria Umbu');
  const mark = name.slice('Confeitaria Umbu '.length);
  for (const [index, rating] of stars.entries()) {
    const comment = `Opinião ${index + 1} de ${mark}`;
    const browser_fingerprint = `browser-${mark}-${index}`;
    await asApi(siteUrl())('POST', `/companies/${id}/rate`, { rating, comment, browser_fingerprint });
  }
  return { owner, id, name, mark, comment: (at: number) => `Opinião ${at} de ${mark}` };
}

/** Expects that the page is accessible and not wider than the window. */
async function expectUsable(page: Page) {
  await expectAccessible(page);
  await expectToFit(page);
}

describeVisits('ratings', ({ visit }) => {
  it('are reported by a visitor, seen in the list of the reported, hidden with a reason and shown again', () =>
    visit({ viewport: PHONE }, async (page) => {
      const { id, name, comment } = await ratedCompany(5, 1);
      await page.goto(`/company/${id}`);
      await hydrated(page);
      await page.getByRole('button', { name: /^Denunciar avaliação de 1 estrela/ }).click();
      const report = page.getByRole('dialog');
      await report.getByRole('button', { name: 'Enviar denúncia' }).click();
      await report.getByText('Escolha um motivo.').waitFor();
      await expectUsable(page);
      await report.getByLabel('Parece falsa ou de concorrente').check();
      await report.getByLabel('Detalhes (opcional)').fill('Nunca esteve aqui.');
      await report.getByRole('button', { name: 'Enviar denúncia' }).click();
      await page.getByText('Denúncia enviada. A administração vai analisar.').waitFor();
      await page.getByText('Denunciada').waitFor();
      await page.reload();
      await page.getByText('Denunciada').waitFor();

      await visit({ viewport: PHONE }, async (office) => {
        await openAs(office, await admin(), `/admin/ratings?company=${id}`);
        await office.getByText(`Empresa: ${name}`).waitFor();
        await office.getByText('2 avaliações', { exact: true }).waitFor();
        await openFilters(office);
        await office
          .getByLabel('Denúncias', { exact: true })
          .selectOption({ label: 'Com denúncia em aberto' });
        await office.waitForURL('**reported=yes**');
        await office.getByText('1 avaliação', { exact: true }).waitFor();
        await office.getByText('1 denúncia', { exact: true }).first().waitFor();
        await office.keyboard.press('Escape');
        await office.locator('[data-row-link]').first().click();
        await office.getByText('Motivos das denúncias').click();
        await office.getByText('Parece falsa ou de concorrente: Nunca esteve aqui.').waitFor();
        await expectUsable(office);
        await office.getByRole('complementary').getByRole('button', { name: 'Ocultar' }).click();
        await office.getByRole('dialog').getByRole('button', { name: 'Ocultar avaliação' }).click();
        await office.getByText('Informe o motivo.').waitFor();
        await expectUsable(office);
        await office.getByRole('dialog').getByRole('textbox').fill('Falsa');
        await office.getByRole('dialog').getByRole('button', { name: 'Ocultar avaliação' }).click();
        await office
          .getByRole('button', { name: `Desfazer: Avaliação sobre ${name} oculta.` })
          .press('Enter');
        await office.getByText('Desfeito.').waitFor();
        await office.getByRole('complementary').getByText('1 denúncia', { exact: true }).waitFor();
        await office.getByRole('complementary').getByRole('button', { name: 'Ocultar' }).click();
        await office.getByRole('dialog').getByRole('textbox').fill('Falsa');
        await office.getByRole('dialog').getByRole('button', { name: 'Ocultar avaliação' }).click();
        await office.getByText(`Avaliação sobre ${name} oculta.`).waitFor();
        await office.goto(`/admin/ratings?company=${id}&reported=yes`);
        await office.getByText('Nenhuma avaliação encontrada').waitFor();
        const totals = async () => (await asApi(siteUrl())('GET', `/companies/${id}`)).body.data;
        // It is hidden once that cannot be undone any more.
        await expect
          .poll(totals, { timeout: 20_000, interval: 1_000 })
          .toMatchObject({ average_rating: 5, total_ratings: 1 });
        await office.goto(`/admin/ratings?company=${id}&hidden=yes`);
        await office.locator('[data-row-link]').first().click();
        await office.getByRole('complementary').getByText(/Falsa/).first().waitFor();
        await office.goto(`/admin/ratings?company=${id}&hidden=yes`);

        await page.reload();
        await page.getByText(comment(1)).waitFor();
        expect(await page.getByText(comment(2)).count()).toBe(0);
        await chooseAction(office, /^Mais ações: a avaliação/, 'Mostrar de novo');
        await office.getByText('Avaliação visível de novo.').waitFor();
      });
      await page.reload();
      await page.getByText(comment(2)).waitFor();
    }));

  it('are marked where many come from one address, and reports are dismissed by keyboard', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const { id, name, owner, comment } = await ratedCompany(5, 5, 5, 5, 5);
      await openAs(page, owner, `/company/${id}`);
      await page
        .getByRole('listitem')
        .filter({ hasText: comment(5) })
        .getByRole('button', { name: /^Denunciar/ })
        .click();
      await page.getByLabel('Propaganda').check();
      await page.getByRole('button', { name: 'Enviar denúncia' }).click();
      await page.getByText('Denunciada').waitFor();
      await visit({ viewport: DESKTOP }, async (office) => {
        await openAs(office, await admin(), `/admin/ratings?company=${id}`);
        await office.getByText('Várias seguidas', { exact: true }).first().waitFor();
        expect(await office.getByText('Várias seguidas', { exact: true }).count()).toBe(4);
        await office.getByRole('row').filter({ hasText: '1 denúncia' }).locator('[data-row-link]').click();
        await office
          .getByText(/da mesma conexão de internet/)
          .first()
          .waitFor();
        await office.getByText('Motivos das denúncias').click();
        await office.getByText('Da própria empresa').waitFor();
        await expectUsable(office);
        await office.getByRole('button', { name: /^Descartar denúncias/ }).focus();
        await office.keyboard.press('Enter');
        await office
          .getByText(`Denúncias descartadas. A avaliação sobre ${name} continua visível.`)
          .waitFor();
        await office.waitForFunction(() => {
          const focused = document.activeElement;
          return focused !== document.body && document.querySelector('main')?.contains(focused);
        });
      });
    }));

  it('are answered by the owner from the dashboard and on the page, once, for everybody', () =>
    // What is answered leaves its list.
    visit({ viewport: PHONE, mayShift: true }, async (page) => {
      const { id, name, owner, comment } = await ratedCompany(2, 4);
      await openAs(page, owner, '/user-dashboard');
      await page.getByText('2 para responder').waitFor();
      const waiting = page.getByRole('listitem').filter({ hasText: comment(1) });
      await waiting.getByRole('button', { name: 'Responder', exact: true }).click();
      await waiting.getByRole('button', { name: 'Publicar resposta' }).click();
      await waiting.getByText('Escreva a resposta.').waitFor();
      await expectUsable(page);
      await waiting.getByRole('textbox').fill('Sentimos muito pela demora.');
      await waiting.getByRole('button', { name: 'Publicar resposta' }).click();
      await page.getByText('Resposta publicada.').waitFor();
      await page.getByText('1 para responder').waitFor();
      await waiting.waitFor({ state: 'detached' });
      await expectUsable(page);

      await page.getByRole('link', { name: 'Ver todas as avaliações' }).click();
      // The URL changes before the page does.
      await page.waitForURL(`**/company/${id}#avaliacoes`);
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      await page
        .getByRole('listitem')
        .filter({ hasText: comment(2) })
        .getByRole('button', { name: /^Responder/ })
        .click();
      await page.getByRole('dialog').getByRole('textbox').fill('Volte sempre!');
      await page.getByRole('dialog').getByRole('button', { name: 'Publicar resposta' }).click();
      await page.getByText('Volte sempre!').waitFor();
      await page.getByRole('button', { name: /^Responder/ }).waitFor({ state: 'detached' });

      await visit({ javaScriptEnabled: false }, async (visitor) => {
        await visitor.goto(`/company/${id}`);
        await visitor.getByText('Volte sempre!').waitFor();
        expect(await visitor.getByText('Resposta da empresa').count()).toBe(2);
        expect(await visitor.getByRole('button', { name: /^Denunciar/ }).count()).toBe(0);
        const jsonLd = await visitor.locator('script[type="application/ld+json"]').allTextContents();
        expect(jsonLd.length).toBeGreaterThan(0);
        for (const text of jsonLd) expect(() => JSON.parse(text)).not.toThrow();
      });
    }));

  it('and messages of a person are found by the e-mail and erased', () =>
    visit({ viewport: PHONE }, async (page) => {
      const { id, name, mark, comment } = await ratedCompany(3);
      const email = `pessoa-${mark}@exemplo.com.br`;
      const person = await registerOwner(siteUrl(), { email, name: 'Ana Clara' });
      const asPerson = asApi(siteUrl(), person.token);
      await asPerson('POST', `/companies/${id}/rate`, { rating: 1, browser_fingerprint: `person-${mark}` });
      const message = 'Meu telefone foi parar aqui por engano.';
      await asPerson('POST', '/messages', { company_id: id, name: 'Ana Clara', email, message });

      await openAs(page, await admin(), '/admin/ratings');
      await page.getByRole('button', { name: 'Mais', exact: true }).click();
      await page.getByRole('link', { name: 'Gerenciamento' }).click();
      await page.getByRole('link', { name: 'Dados de uma pessoa' }).click();
      await page.getByRole('button', { name: 'Procurar' }).click();
      await page.getByText('Email é obrigatório').waitFor();
      // The searched e-mail is in no URL, neither of the page nor of its requests.
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.getByLabel('E-mail da pessoa').fill(email.toUpperCase());
      await page.getByLabel('E-mail da pessoa').press('Enter');
      const messages = page.getByRole('region', { name: 'Mensagens a empresas' });
      await messages.getByText(message).waitFor();
      const ratings = page.getByRole('region', { name: 'Avaliações feitas com a conta' });
      await ratings.getByText('Sem comentário').waitFor();
      expect([page.url(), ...asked].filter((url) => /%40|@|pessoa-/i.test(url))).toEqual([]);
      await expectUsable(page);

      await messages.getByRole('button', { name: `Apagar a mensagem para ${name}` }).click();
      const modal = page.getByRole('dialog');
      await modal.getByText('Isto não pode ser desfeito.').waitFor();
      await expectUsable(page);
      await modal.getByRole('button', { name: 'Apagar mensagem' }).click();
      await messages.getByText('Nenhuma mensagem enviada com este e-mail.').waitFor();
      await chooseAction(page, /^Mais ações: a avaliação de 1 estrela/, 'Apagar');
      await modal.getByText('na Auditoria:', { exact: false }).waitFor();
      await expectUsable(page);
      await modal.getByRole('button', { name: 'Apagar avaliação' }).click();
      await ratings.getByText('Nenhuma avaliação feita com a conta deste e-mail.').waitFor();
      const { body } = await asApi(siteUrl())('GET', `/companies/${id}/ratings`);
      expect(body.data.data.map((row: { comment: string }) => row.comment)).toEqual([comment(1)]);
    }));
});
