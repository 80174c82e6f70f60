import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logInAsAdmin, signIn } from './helpers/accounts.ts';
import { goOn } from './helpers/company-form-setup.ts';
import { ownerWithInbox, writeTo } from './helpers/owner-with-inbox.ts';
import { crowdedLabels, motions, namesWithoutLabel, watchMotion } from './helpers/screen-rules.ts';
import { siteUrl } from './helpers/site-url.ts';
import { smallFields, smallTargets, smallTargetsOfLists } from './helpers/touch-targets.ts';
import { describeVisits, goWithin, hydrated } from './helpers/visit.ts';
import { settled } from './helpers/wait-until-idle.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** What Chromium emulates for the two. */
const METRICS = {
  phone: { ...PHONE.viewport, mobile: true },
  desktop: { width: 1280, height: 900, mobile: false },
} as const;

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
/** Forms of the administration with checkboxes: the page of each, and the buttons that open them. */
const ADMIN_FORMS = [
  ['/admin/plans', 'Novo Plano'],
  ['/admin/attributes', 'Nova característica'],
  ['/admin/settings', 'Editar políticas'],
] as const;
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

/** Opens a page; one behind the login without loading the document again. */
async function openNext(page: Page, path: string): Promise<void> {
  const isSite = (await page.locator('#root').count()) > 0;
  await (PUBLIC.includes(path) || !isSite ? open(page, path) : goWithin(page, path));
}

type Measure = (page: Page) => Promise<string[]>;

/** Returns a function that turns the page's device into the other one, without loading the page again. */
async function deviceOf(page: Page): Promise<(name: keyof typeof METRICS) => Promise<void>> {
  const device = await page.context().newCDPSession(page);
  return async (name) => {
    const { mobile } = METRICS[name];
    await device.send('Emulation.setDeviceMetricsOverride', { ...METRICS[name], deviceScaleFactor: 1 });
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: mobile });
    await page.waitForFunction(
      ([width, isCoarse]) =>
        window.innerWidth === width && matchMedia('(pointer: coarse)').matches === isCoarse,
      [METRICS[name].width, mobile] as const,
    );
    await settled(page);
  };
}

/** Expects of each page: on phones nothing too small, on desktops no small field; every control called as it reads; no motion. */
async function expectUsable(
  page: Page,
  paths: readonly string[],
  targets: Measure = smallTargets,
): Promise<void> {
  const found: string[] = [];
  const become = await deviceOf(page);
  const measure = async (path: string, what: string, measures: readonly Measure[]) => {
    for (const one of measures) found.push(...(await one(page)).map((fault) => `${path} ${what}: ${fault}`));
  };
  for (const path of paths) {
    await openNext(page, path);
    await measure(path, 'on phones', [smallFields, targets, namesWithoutLabel]);
    await become('desktop');
    await measure(path, 'on desktops', [smallFields, namesWithoutLabel, motions]);
    await become('phone');
  }
  expect(found).toEqual([]);
}

async function ownerWithMessage() {
  const { owner, id } = await ownerWithInbox();
  await writeTo(id, 'Ana Souza', 'Vocês abrem aos domingos?');
  return owner;
}

/** Expects large fields and targets in the forms that open on the owner's dashboard. */
async function expectLargeInForms(page: Page): Promise<void> {
  await open(page, '/user-dashboard');
  await page.getByRole('button', { name: 'Responder' }).first().click();
  await page.getByRole('button', { name: 'Criar modelo de resposta' }).click();
  expect(await smallTargets(page)).toEqual([]);
  expect(await smallFields(page)).toEqual([]);
  await page.getByRole('button', { name: /^Mensagens/ }).click();
  await page.getByRole('tab', { name: /^Visitantes/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Ana/ }).click();
  expect(await smallTargets(page, '[role=dialog]')).toEqual([]);
}

/** Expects large fields and targets in the form of a company, with its opening hours, attributes and offers. */
async function expectLargeInCompanyForm(page: Page): Promise<void> {
  await open(page, '/register-company');
  const large = async () => {
    await settled(page);
    expect(await smallTargets(page)).toEqual([]);
    expect(await smallFields(page)).toEqual([]);
  };
  await page.getByLabel('Nome').fill('Padaria');
  await page.getByRole('combobox', { name: /^Categoria/ }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Cidade' }).fill('Campinas');
  await page.getByLabel('Endereço').fill('Rua das Magnólias, 1');
  await large();
  await goOn(page, 2);
  await page.getByLabel('Telefone').fill('19995550100');
  await page.getByRole('button', { name: 'Informar horário' }).click();
  await page.getByText('Feriados da cidade e datas especiais').click();
  await page.getByText('Temporadas com outro horário').click();
  await page.getByText('Mais sobre a empresa (opcional)').click();
  await large();
  await goOn(page, 3);
  await page.getByText(/^O que a empresa tem/).click();
  await page.getByRole('button', { name: 'Adicionar serviço ou produto' }).click();
  await page.getByLabel('Preço em reais (opcional)').fill('32,50');
  await large();
}

/** Expects the same in the forms of the administration. */
async function expectLargeInAdminForms(page: Page): Promise<void> {
  for (const [path, button] of ADMIN_FORMS) {
    await goWithin(page, path);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    expect(await smallTargets(page, '[role=dialog]'), button).toEqual([]);
    expect(await smallFields(page), button).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  }
}

describeVisits('fingers, speech and eyes', ({ visit }) => {
  /** Opens screens as somebody who asked for less motion. */
  const visitCalm = (run: (page: Page) => Promise<void>) =>
    visit({ ...PHONE, reducedMotion: 'reduce', mayShift: true }, async (page) => {
      await watchMotion(page.context());
      await run(page);
    });

  it("find large targets, names as they read and no motion on visitors' and owners' pages", async () => {
    await visitCalm((page) => expectUsable(page, PUBLIC));
    const owner = await ownerWithMessage();
    await visitCalm(async (page) => {
      await signIn(page, owner);
      await expectUsable(page, OWNER);
      await expectLargeInForms(page);
      await expectLargeInCompanyForm(page);
    });
  });

  it('find the same in the administration', async () => {
    const admin = await logInAsAdmin(siteUrl());
    await visitCalm(async (page) => {
      await signIn(page, admin);
      await expectUsable(page, ADMIN, smallTargetsOfLists);
      await expectLargeInAdminForms(page);
    });
  });

  it.each([360, 390])('find the labels of the bars at the bottom apart at %i px', async (width) => {
    const narrow = { ...PHONE, viewport: { width, height: 740 } };
    const expectApart = async (page: Page, name: string) => {
      const bar = page.getByRole('navigation', { name });
      await bar.getByRole('link').first().waitFor();
      expect(await crowdedLabels(bar), name).toEqual([]);
      expect(await smallTargets(page, `nav[aria-label="${name}"]`)).toEqual([]);
    };
    const owner = await ownerWithMessage();
    await visit(narrow, async (page) => {
      await signIn(page, owner);
      await open(page, '/user-dashboard');
      await expectApart(page, 'Atalhos da empresa');
    });
    const admin = await logInAsAdmin(siteUrl());
    await visit(narrow, async (page) => {
      await signIn(page, admin);
      await open(page, '/admin');
      await expectApart(page, 'Mais usadas');
    });
  });
});
