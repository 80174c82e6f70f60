import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logInAsAdmin, signIn } from './helpers/accounts.ts';
import { ownerWithInbox, writeTo } from './helpers/owner-with-inbox.ts';
import { siteUrl } from './helpers/site-url.ts';
import { smallFields, smallTargets } from './helpers/touch-targets.ts';
import { describeVisits, hydrated } from './helpers/visit.ts';
import { settled } from './helpers/wait-until-idle.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Many pages. */
const SLOW_MS = 180_000;

const PUBLIC = [
  '/',
  '/search',
  '/search?q=padaria&city=Campinas',
  '/company/1',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=abc',
  '/confirm-email?token=abc',
  '/unsubscribe?token=abc',
  '/convite/abc',
  '/terms',
  '/privacy',
];
const OWNER = ['/user-dashboard', '/reports', '/profile', '/webhooks', '/register-company'];
const ADMIN = [
  '/admin',
  '/admin/approvals',
  '/admin/plan-requests',
  '/admin/users',
  '/admin/companies',
  '/admin/management',
  '/admin/settings',
  '/admin/plans',
  '/admin/categories',
  '/admin/kinds',
  '/admin/cities',
  '/admin/statistics',
  '/admin/ratings',
  '/admin/import',
  '/admin/attributes',
  '/admin/searches',
  '/admin/reasons',
  '/admin/rejections',
  '/admin/personal-data',
  '/admin/mails',
  '/admin/audit',
  '/dashboard',
  '/settings',
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await settled(page);
}

async function expectLargeFields(page: Page, paths: readonly string[]): Promise<void> {
  const found: string[] = [];
  for (const path of paths) {
    await open(page, path);
    found.push(...(await smallFields(page)).map((field) => `${path}: ${field}`));
  }
  expect(found).toEqual([]);
}

async function expectLargeTargets(page: Page, paths: readonly string[]): Promise<void> {
  const found: string[] = [];
  for (const path of paths) {
    await open(page, path);
    found.push(...(await smallTargets(page)).map((target) => `${path}: ${target}`));
  }
  expect(found).toEqual([]);
}

async function ownerWithMessage() {
  const { owner, id } = await ownerWithInbox();
  await writeTo(id, 'Ana Souza', 'Vocês abrem aos domingos?');
  return owner;
}

describeVisits('fingers', ({ visit }) => {
  for (const [name, size] of [
    ['phones', PHONE],
    ['desktops', DESKTOP],
  ] as const) {
    it(`find fields of 44 px with letters of 16 px on visitors' and owners' pages (${name})`, {
      timeout: SLOW_MS,
    }, async () => {
      await visit({ ...size, mayShift: true }, (page) => expectLargeFields(page, PUBLIC));
      const owner = await ownerWithMessage();
      await visit({ ...size, mayShift: true }, async (page) => {
        await signIn(page, owner);
        await expectLargeFields(page, OWNER);
      });
    });

    it(`find fields of 44 px with letters of 16 px in the administration (${name})`, {
      timeout: SLOW_MS,
    }, async () => {
      const admin = await logInAsAdmin(siteUrl());
      await visit({ ...size, mayShift: true }, async (page) => {
        await signIn(page, admin);
        await expectLargeFields(page, ADMIN);
      });
    });
  }

  it("find targets of 44 px on visitors' and owners' pages", { timeout: SLOW_MS }, async () => {
    await visit({ ...PHONE, mayShift: true }, (page) => expectLargeTargets(page, PUBLIC));
    const owner = await ownerWithMessage();
    await visit({ ...PHONE, mayShift: true }, async (page) => {
      await signIn(page, owner);
      await expectLargeTargets(page, OWNER);
      await open(page, '/user-dashboard');
      await page.getByRole('button', { name: 'Responder' }).first().click();
      await page.getByRole('button', { name: 'Criar modelo de resposta' }).click();
      expect(await smallTargets(page)).toEqual([]);
      expect(await smallFields(page)).toEqual([]);
      await page.getByRole('button', { name: /^Mensagens/ }).click();
      await page.getByRole('tab', { name: /^Visitantes/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: /Ana/ }).click();
      expect(await smallTargets(page, '[role=dialog]')).toEqual([]);
    });
  });
});
