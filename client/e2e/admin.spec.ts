import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { asApi, logInAsAdmin, registerOwner, signIn, type TestSession } from './accounts.ts';
import { axeFindings } from './axe.ts';
import { describeVisits, hydrated, SIZES } from './visit.ts';

const [PHONE, DESKTOP] = SIZES;
let known: Promise<TestSession> | undefined;
/** The administrator logs in once. */
const admin = (): Promise<TestSession> => {
  known ??= logInAsAdmin(inject('url'));
  return known;
};
const asAdmin = async () => asApi(inject('url'), (await admin()).token);

let number = 0;
/** A new owner with a company of a name that nobody else has, waiting for approval. */
async function pendingCompany() {
  const owner = await registerOwner(inject('url'));
  const name = `Floricultura Ipê ${process.pid}-${Date.now().toString(36)}-${++number}`;
  const { body } = await asApi(inject('url'), owner.token)('POST', '/companies', {
    name,
    description: 'Flores e plantas para casa e jardim.',
    category_id: 3,
    city: 'Campinas - SP',
    // Companies of one telephone would be told to look alike.
    phone: `(19) 3555-${String(1000 + number)}`,
    email: owner.user.email,
  });
  return { owner, name, id: String(body.data.id) };
}

/** A new owner who asks for the dearest plan. */
async function planRequest() {
  const owner = await registerOwner(inject('url'), { name: `Dona Íris ${++number} ${Date.now()}` });
  const plans = await asApi(inject('url'))('GET', '/plans/active');
  const api = asApi(inject('url'), owner.token);
  const { body } = await api('POST', '/plan-requests', {
    requested_plan_id: plans.body.data.data.at(-1).id,
    message: 'Abri mais uma loja.',
  });
  return { owner, name: owner.user.name, id: String(body.data.id), api };
}

async function openAs(page: Page, session: TestSession, path: string) {
  await signIn(page, session);
  await page.goto(path);
  await hydrated(page);
}

/** In both schemes, since colours differ. */
async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
}

/** The queue holds what other tests have left: the last page has the youngest. */
async function openLastPage(page: Page, name: string) {
  await page.getByRole('table').waitFor();
  const last = page.getByRole('navigation', { name: 'Páginas das aprovações' }).getByRole('link', {
    name: /^Página/,
  });
  if ((await last.count()) > 0) await last.last().click();
  await page.getByRole('link', { name }).waitFor();
}

describeVisits('approvals', ({ visit }) => {
  it('lets a company in, and sends another one back with its reason', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const [good, bad] = [await pendingCompany(), await pendingCompany()];
      await openAs(page, await admin(), '/admin?tab=approvals');
      await openLastPage(page, bad.name);
      await page.getByText('Hoje').first().waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: `Aprovar ${good.name}` }).click();
      await page.getByText(`${good.name} foi aprovada.`).waitFor();
      await page.getByRole('button', { name: `Aprovar ${good.name}` }).waitFor({ state: 'detached' });

      await page.getByRole('button', { name: `Rejeitar ${bad.name}` }).click();
      const modal = page.getByRole('dialog');
      await modal.getByLabel('Motivo (opcional)').fill('Falta o endereço.');
      await expectAccessible(page);
      await modal.getByRole('button', { name: 'Rejeitar empresa' }).click();
      await page.getByText(`${bad.name} foi rejeitada.`).waitFor();
      const home = await asApi(inject('url'), bad.owner.token)('GET', '/auth/user-company');
      expect(home.body).toMatchObject({ status: 'rejected', rejection: { reason: 'Falta o endereço.' } });
      expect((await asApi(inject('url'))('GET', `/companies/${good.id}`)).body.data.is_approved).toBe(true);
    }));

  it('says what the server says when it was decided before, and a word of its own for faults', () =>
    visit({ viewport: PHONE, expected: /Failed to load resource/ }, async (page) => {
      const company = await pendingCompany();
      await openAs(page, await admin(), '/admin?tab=approvals');
      await openLastPage(page, company.name);
      await page.route('**/graphql*', (route) =>
        route.request().postData()?.includes('ApproveCompany')
          ? route.fulfill({ status: 500, body: '' })
          : route.fallback(),
      );
      await page.getByRole('button', { name: `Aprovar ${company.name}` }).click();
      await page.getByText('Erro ao aprovar empresa').waitFor();
      await page.unroute('**/graphql*');
      await page.route('**/graphql*', (route) =>
        route.request().postData()?.includes('RejectCompany')
          ? route.fulfill({ status: 500, body: '' })
          : route.fallback(),
      );
      await page.getByRole('button', { name: `Rejeitar ${company.name}` }).click();
      const modal = page.getByRole('dialog');
      await modal.getByRole('button', { name: 'Rejeitar empresa' }).click();
      await modal.getByText('Erro ao rejeitar empresa').waitFor();
      await page.unroute('**/graphql*');
      await (await asAdmin())('POST', `/admin/companies/${company.id}/approve`);
      await modal.getByRole('button', { name: 'Rejeitar empresa' }).click();
      await page.getByText('Esta empresa já foi aprovada ou rejeitada.').waitFor();
      await modal.waitFor({ state: 'detached' });
      await page.getByRole('link', { name: company.name }).waitFor({ state: 'detached' });
    }));

  it('go on by keyboard where a row has left', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const company = await pendingCompany();
      await openAs(page, await admin(), '/admin?tab=approvals');
      await openLastPage(page, company.name);
      await page.getByRole('button', { name: `Rejeitar ${company.name}` }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.waitForFunction(
        (name) => document.activeElement?.getAttribute('aria-label') === name,
        `Rejeitar ${company.name}`,
      );
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.getByText(`${company.name} foi aprovada.`).waitFor();
      await page.getByRole('link', { name: company.name }).waitFor({ state: 'detached' });
      await page.waitForFunction(() => {
        const focused = document.activeElement;
        return focused !== document.body && document.querySelector('main section')?.contains(focused);
      });
    }));

  it('decides several at once', () =>
    visit({ viewport: PHONE }, async (page) => {
      const [one, other, kept] = [await pendingCompany(), await pendingCompany(), await pendingCompany()];
      await openAs(page, await admin(), '/admin?tab=approvals');
      await openLastPage(page, kept.name);
      for (const { name } of [one, other]) {
        await page.getByRole('checkbox', { name: `Selecionar ${name}` }).check();
      }
      await page.getByText('2 empresas selecionadas').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Rejeitar selecionadas' }).click();
      const modal = page.getByRole('dialog');
      await modal.getByLabel('Motivo (opcional)').fill('Repetidas.');
      await modal.getByRole('button', { name: 'Rejeitar empresas' }).click();
      await page.getByText('2 empresas foram rejeitadas.').waitFor();
      const home = await asApi(inject('url'), other.owner.token)('GET', '/auth/user-company');
      expect(home.body).toMatchObject({ status: 'rejected', rejection: { reason: 'Repetidas.' } });
      await page.getByRole('checkbox', { name: `Selecionar ${kept.name}` }).check();
      await page.getByRole('button', { name: 'Aprovar selecionadas' }).click();
      await page.getByText('1 empresa foi aprovada.').waitFor();
    }));

  it('show what an owner changed after approval, until it is marked', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const company = await pendingCompany();
      await (await asAdmin())('POST', `/admin/companies/${company.id}/approve`);
      await asApi(inject('url'), company.owner.token)('PUT', `/companies/${company.id}`, {
        phone: '(19) 3444-0188',
      });
      await openAs(page, await admin(), '/admin?tab=approvals&view=changed');
      const row = page.getByRole('row').filter({ hasText: company.name });
      await row.getByText('(19) 3444-0188').waitFor();
      await row.getByText(/\(19\) 3555-1/).waitFor();
      await expectAccessible(page);
      await row.getByRole('button', { name: /^Marcar como conferida/ }).click();
      await page.getByText(`As mudanças de ${company.name} foram conferidas.`).waitFor();
      await row.waitFor({ state: 'detached' });
    }));

  it('give a company without owner to who claims it', () =>
    visit({ viewport: PHONE }, async (page) => {
      const name = `Sorveteria Jatobá ${process.pid}-${++number}`;
      const { body } = await (await asAdmin())('POST', '/admin/companies', {
        name,
        category_id: 3,
        city: 'Campinas - SP',
      });
      const owner = await registerOwner(inject('url'), { name: `Seu Antônio ${++number}` });
      const claimed = await fetch(`${inject('url')}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
        body: JSON.stringify({
          query: 'mutation ($id: ID!) { claimCompany(companyId: $id, message: "É minha.") { id } }',
          variables: { id: String(body.data.id) },
        }),
      });
      expect((await claimed.json()).errors).toBeUndefined();
      await openAs(page, await admin(), '/admin?tab=approvals&view=claims');
      await page.getByRole('button', { name: `Aprovar o pedido de ${owner.user.name} por ${name}` }).click();
      const modal = page.getByRole('dialog');
      await expectAccessible(page);
      await modal.getByRole('button', { name: 'Aprovar pedido' }).click();
      await page.getByText(`${name} agora é de ${owner.user.name}.`).waitFor();
      const home = await asApi(inject('url'), owner.token)('GET', '/auth/user-company');
      expect(home.body.company.name).toBe(name);
    }));

  it('say in days how long a company has waited', () =>
    visit({ viewport: PHONE }, async (page) => {
      const company = await pendingCompany();
      const waited = [
        [1, 'Ontem'],
        [2, '3 dias atrás'],
      ] as const;
      for (const [days, text] of waited) {
        await page.clock.setFixedTime(Date.now() + days * 24 * 3_600_000 + 60_000);
        await openAs(page, await admin(), '/admin?tab=approvals');
        await page.getByRole('link', { name: 'Aprovações' }).waitFor();
        await openLastPage(page, company.name);
        await page.getByRole('row').filter({ hasText: company.name }).getByText(text).waitFor();
      }
    }));

  it('lead from a page that is no more to the last one', () =>
    visit({ viewport: PHONE }, async (page) => {
      await pendingCompany();
      await openAs(page, await admin(), '/admin?tab=approvals&page=999');
      await page.getByRole('table').waitFor();
      expect(page.url()).not.toContain('page=999');
    }));

  it('are for administrators alone', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await registerOwner(inject('url')), '/admin');
      await page.getByRole('heading', { name: 'Acesso restrito' }).waitFor();
      await page.getByText('Você não tem permissão para acessar esta área.').waitFor();
      await expectAccessible(page);
    }));
});

describeVisits('plan requests', ({ visit }) => {
  it('are filtered in the address, approved, and rejected with a reason', () =>
    visit({ viewport: PHONE }, async (page) => {
      const [first, second] = [await planRequest(), await planRequest()];
      await openAs(page, await admin(), '/admin?tab=plan-requests');
      const asked = page.getByRole('row').filter({ hasText: first.name });
      await asked.getByText('Pendente', { exact: true }).waitFor();
      await asked.getByText(/^Grátis/).waitFor();
      await page.getByRole('button', { name: `Aprovar solicitação de ${first.name}` }).click();
      await page.getByText(`${first.name} agora tem o plano`).waitFor();
      await page.getByRole('button', { name: `Rejeitar solicitação de ${second.name}` }).click();
      const modal = page.getByRole('dialog');
      await modal.getByRole('button', { name: 'Rejeitar solicitação' }).click();
      await modal.getByText('O motivo da rejeição é obrigatório.').waitFor();
      await expectAccessible(page);
      await modal.getByLabel('Motivo da rejeição').fill('Plano fechado a novos clientes.');
      await modal.getByRole('button', { name: 'Rejeitar solicitação' }).click();
      await page.getByText(`A solicitação de ${second.name} foi rejeitada.`).waitFor();

      await page.getByLabel('Situação').selectOption({ label: 'Rejeitada' });
      await page.waitForURL('**status=rejected**');
      await page.getByText('Resposta: Plano fechado a novos clientes.').first().waitFor();
      expect(await page.getByRole('button', { name: /^Aprovar/ }).count()).toBe(0);
      await page.getByLabel('Situação').selectOption({ label: 'Aprovada' });
      await page
        .getByRole('row')
        .filter({ hasText: first.name })
        .getByText('Aprovada', { exact: true })
        .waitFor();
      await page.getByLabel('Até').fill('2020-01-01');
      await page.getByText('Não há solicitações de plano com estes filtros.').waitFor();
      await expectAccessible(page);
    }));

  it('of two administrators the second is told', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const request = await planRequest();
      await openAs(page, await admin(), '/admin?tab=plan-requests');
      const approve = page.getByRole('button', { name: `Aprovar solicitação de ${request.name}` });
      await approve.waitFor();
      await (await asAdmin())('POST', `/admin/plan-requests/${request.id}/approve`);
      await approve.click();
      await page.getByText('Esta solicitação já foi processada anteriormente.').waitFor();
      await approve.waitFor({ state: 'detached' });
    }));

  it('need notes, says the server too', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const request = await planRequest();
      await openAs(page, await admin(), '/admin?tab=plan-requests');
      await page.route('**/graphql*', (route) =>
        route.request().postData()?.includes('RejectPlanRequest')
          ? route.fulfill({
              json: {
                errors: [
                  {
                    message: 'Confira os campos.',
                    extensions: { code: 'BAD_USER_INPUT', fields: { adminNotes: ['Obrigatório.'] } },
                  },
                ],
              },
            })
          : route.fallback(),
      );
      await page.getByRole('button', { name: `Rejeitar solicitação de ${request.name}` }).click();
      await page.getByRole('dialog').getByLabel('Motivo da rejeição').fill('Não.');
      await page.getByRole('dialog').getByRole('button', { name: 'Rejeitar solicitação' }).click();
      await page.getByText('As notas do administrador são obrigatórias para rejeição.').waitFor();
    }));
});

describeVisits('the rest of the administration', ({ visit }) => {
  it('lists what mails wait, and says that none are sent', () =>
    visit({ viewport: PHONE }, async (page) => {
      await registerOwner(inject('url'));
      await openAs(page, await admin(), '/admin?tab=mails');
      await page.getByText('Sem a configuração SMTP_URL').waitFor();
      await page.getByRole('cell', { name: 'Na fila' }).first().waitFor();
      await expectAccessible(page);
    }));

  it('has every tab in sight on a phone, by its address', () =>
    visit({ viewport: { width: 360, height: 740 } }, async (page) => {
      for (const tab of ['approvals', 'plan-requests', 'companies', 'mails']) {
        await openAs(page, await admin(), `/admin?tab=${tab}`);
        await page
          .getByRole('table')
          .or(page.getByText(/^Nenhuma |^Nada /))
          .first()
          .waitFor();
        const box = await page
          .getByRole('navigation', { name: 'Administração' })
          .locator('[aria-current]')
          .boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= 360, tab).toBe(true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      }
    }));

  it('fits between phone and desktop, its header on one line', async () => {
    for (const width of [800, 1024, 1270]) {
      await visit({ viewport: { width, height: 900 } }, async (page) => {
        await openAs(page, await admin(), '/admin?tab=companies');
        await page.getByRole('table').waitFor();
        const header = await page.getByRole('banner').boundingBox();
        expect(header?.height, `${width} px`).toBeLessThan(70);
        const [beside, within] = await page.evaluate(() => {
          const place = document.querySelector('table')?.parentElement;
          const root = document.documentElement;
          return [root.scrollWidth - root.clientWidth, (place?.scrollWidth ?? 0) - (place?.clientWidth ?? 0)];
        });
        expect([beside, within], `${width} px`).toEqual([0, 0]);
      });
    }
  });

  it('says which lists cannot be loaded, and loads them', () =>
    visit({ viewport: PHONE, expected: /Failed to load resource/ }, async (page) => {
      let isBroken = true;
      await page.route('**/graphql*', (route) =>
        isBroken && /operationName=(AdminCompanies|PlanRequests)/.test(route.request().url())
          ? route.fulfill({ status: 500, body: '' })
          : route.fallback(),
      );
      await openAs(page, await admin(), '/admin?tab=companies');
      await page.getByText('Erro ao carregar empresas').waitFor();
      await page.getByRole('link', { name: 'Solicitações de Plano' }).click();
      await page.getByText('Erro ao carregar dados do painel administrativo').waitFor();
      isBroken = false;
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByText('Erro ao carregar dados do painel administrativo').waitFor({ state: 'detached' });
    }));

  it('keeps a key for the maps in this browser', () =>
    // The sign-in of the test runs in the map's frame as well, where it may not.
    visit({ viewport: PHONE, expected: /localStorage/ }, async (page) => {
      await page.route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Mapa</title>' }),
      );
      await openAs(page, await admin(), '/settings');
      await page.getByText('Mapa não disponível').first().waitFor();
      await page.getByRole('button', { name: 'Salvar' }).click();
      await page.getByText('Cole a chave da API').waitFor();
      await page.getByLabel(/^API Key/).fill('uma-chave-de-teste');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await page.getByText('API Key salva com sucesso!').waitFor();
      expect(await page.evaluate(() => localStorage.getItem('maps_api_key'))).toBe('uma-chave-de-teste');
      await page.getByTitle('Mapa de Praça da Sé').waitFor();
      await page.getByRole('button', { name: 'Mostrar chave' }).click();
      expect(await page.getByLabel(/^API Key/).getAttribute('type')).toBe('text');
      await page.evaluate(() => {
        Storage.prototype.removeItem = () => {
          throw new Error('blocked');
        };
      });
      await page.getByRole('button', { name: 'Remover chave' }).click();
      await page.getByText('Erro ao salvar a API Key. Tente novamente.').waitFor();
      await expectAccessible(page);
    }));

  it('sends others from the settings to their profile, and from the dashboard to theirs', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await registerOwner(inject('url')), '/settings');
      await page.waitForURL('**/profile');
      await visit({ viewport: PHONE }, async (owners) => {
        await openAs(owners, await registerOwner(inject('url')), '/dashboard');
        await owners.waitForURL('**/user-dashboard');
      });
    }));
});
