import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAs } from './helpers/accounts.ts';
import { askAt } from './helpers/api-requests.ts';
import { ownerWithInbox, writeTo } from './helpers/owner-with-inbox.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

// What is done leaves the panel.
const PHONE = { viewport: SIZES[0], hasTouch: true, isMobile: true, mayShift: true };

/** Counts taps, also those into fields. */
function countedTaps() {
  const done = { taps: 0 };
  const tap = async (control: Locator) => {
    done.taps++;
    await control.tap();
  };
  return { done, tap };
}

describeVisits('from the panel of an owner on a phone', ({ visit }) => {
  it('Christmas hours are set in at most five taps', () =>
    visit(PHONE, async (page) => {
      const { owner, id } = await ownerWithInbox();
      const ask = askAt(siteUrl(), owner.token);
      await ask('PUT', `/companies/${id}`, { opening_hours: 'Mo-Su 06:00-20:00' });
      const { done, tap } = countedTaps();
      await openAs(page, owner, '/user-dashboard');
      await tap(page.getByRole('link', { name: /^Horário/ }));
      await tap(page.getByRole('button', { name: /^Natal/ }));
      const closing = page.getByLabel('Véspera de Natal, fecha');
      await tap(closing);
      await closing.fill('13:00');
      await tap(page.getByRole('button', { name: 'Salvar alterações' }));
      await page.getByText('Empresa atualizada com sucesso!').waitFor();
      expect(done.taps).toBeLessThanOrEqual(5);
      const { data } = await ask('GET', `/companies/${id}`);
      expect(data.opening_hours).toMatch(/Dec 24 06:00-13:00 "Véspera de Natal"; \d{4} Dec 25 off "Natal"/);
    }));

  it('a customer is answered in at most three taps', () =>
    visit(PHONE, async (page) => {
      const { owner, id } = await ownerWithInbox();
      await writeTo(id, 'Maria Souza', 'Fazem bolo por encomenda?');
      const { done, tap } = countedTaps();
      await openAs(page, owner, '/user-dashboard');
      await tap(page.getByRole('button', { name: 'Responder' }));
      const reply = page.getByLabel('Sua resposta');
      await tap(reply);
      await reply.pressSequentially('Fazemos, sim!');
      await tap(
        page
          .getByRole('button', { name: 'Enviar resposta' })
          .or(page.getByRole('button', { name: 'Abrir no e-mail' })),
      );
      await page.getByText(/^Tudo respondido/).waitFor();
      expect(done.taps).toBeLessThanOrEqual(3);
    }));
});

describeVisits('from the list of a neighbour on a phone', ({ visit }) => {
  it.each([
    ['WhatsApp', 'Padaria e Confeitaria Trigo de Ouro', /^https:\/\/wa\.me\/55\d+/],
    ['Ligar', 'Livraria Página Virada', /^tel:\+55\d+/],
    ['Como chegar', 'Padaria e Confeitaria Trigo de Ouro', /^https:\/\/www\.google\.com\/maps/],
  ])('%s takes two taps', (name, company, target) =>
    visit(PHONE, async (page) => {
      await page.goto(`/search?q=${encodeURIComponent(company)}`);
      const { done, tap } = countedTaps();
      const pressed: string[] = [];
      // Other sites and the phone app are not opened.
      await page.exposeFunction('keepTarget', (href: string) => pressed.push(href));
      await page.addInitScript(() =>
        addEventListener('click', (event) => {
          const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
          if (!link || link.origin === location.origin) return;
          event.preventDefault();
          (window as unknown as { keepTarget(href: string): void }).keepTarget(link.href);
        }),
      );
      await page.reload();
      await tap(page.locator('main').getByRole('link', { name: company }).first());
      await tap(
        page
          .getByRole('link', { name: new RegExp(`^${name}`) })
          .locator('visible=true')
          .first(),
      );
      await expect.poll(() => pressed.at(-1)).toMatch(target);
      expect(done.taps).toBe(2);
    }),
  );
});
