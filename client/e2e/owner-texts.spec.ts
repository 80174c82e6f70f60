import { it } from 'vitest';
import { logInAsAdmin, registerOwner, signIn } from './helpers/accounts.ts';
import { breakDown, FAILED } from './helpers/graphql-operations.ts';
import { adminSession, makeOwner, writeAsAdmin } from './helpers/inbox-owner.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const BROKEN = { viewport: SIZES[0], expected: FAILED };

describeVisits('texts of accounts', ({ visit }) => {
  it('for a login that fails without a message of the server, and for the password shown', () =>
    visit(BROKEN, async (page) => {
      await breakDown(page, 'Login');
      await page.goto('/login');
      await hydrated(page);
      await page.getByLabel('E-mail').fill('rosa@exemplo.com.br');
      await page.getByLabel(/^Senha/).fill('jabuticaba');
      await page.getByText('Lembrar de mim').waitFor();
      await page.getByRole('button', { name: 'Mostrar senha' }).click();
      await page.getByRole('button', { name: 'Ocultar senha' }).waitFor();
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await page.getByText('Erro ao fazer login. Tente novamente.').waitFor();
    }));

  it('for a registration that fails, and for passwords that differ', () =>
    visit(BROKEN, async (page) => {
      await breakDown(page, 'Register');
      await page.goto('/register');
      await hydrated(page);
      await page.getByRole('option', { name: 'Empresa' }).waitFor({ state: 'attached' });
      await page.getByLabel('Nome completo').fill('Rosa Lima');
      await page.getByLabel('E-mail').fill('rosa@exemplo.com.br');
      await page.getByLabel(/^Senha/).fill('jabuticaba-serrana-7');
      await page.getByLabel('Confirmar senha').fill('outra');
      await page.getByRole('checkbox', { name: /Li e aceito/ }).check();
      await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
      await page.getByText('As senhas não coincidem').waitFor();
      await page.getByLabel('Confirmar senha').fill('jabuticaba-serrana-7');
      await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
      await page.getByText('Erro ao registrar').waitFor();
    }));

  it('for a profile that is not saved', () =>
    visit(BROKEN, async (page) => {
      await signIn(page, await registerOwner(siteUrl()));
      await breakDown(page, 'UpdateProfile');
      await page.goto('/profile');
      await hydrated(page);
      await page.getByLabel('Nome completo').fill('Rosa de Lima');
      await page.getByRole('button', { name: 'Salvar alterações' }).click();
      await page.getByText('Erro ao salvar perfil').waitFor();
    }));

  it('for a page of another role', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      await signIn(page, await logInAsAdmin(siteUrl()));
      await page.goto('/reports');
      await page.getByRole('heading', { name: 'Acesso não autorizado' }).waitFor();
      await page.getByText('Você não tem permissão para acessar esta página.').waitFor();
    }));

  it('for a company that cannot be removed, and for access that cannot be given', () =>
    visit({ ...BROKEN, viewport: SIZES[1] }, async (page) => {
      const admin = await adminSession(page.request);
      const owner = await makeOwner(page.request, admin, false);
      await signIn(page, owner);
      await breakDown(page, 'DeleteCompany');
      await page.goto('/user-dashboard');
      await page.getByRole('button', { name: 'Remover empresa' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Remover empresa/ })
        .click();
      await page.getByText('Erro ao remover empresa').waitFor();
      await visit({ ...BROKEN, viewport: SIZES[1] }, async (office) => {
        await signIn(office, await logInAsAdmin(siteUrl()));
        await breakDown(office, 'SetMessageAccess');
        await office.goto(`/admin/companies?q=${encodeURIComponent(owner.company.name)}`);
        await office.getByRole('switch').first().press('Space');
        await office.getByRole('button', { name: 'Liberar acesso' }).click();
        await office.getByText('Erro ao liberar/remover acesso às mensagens').waitFor();
      });
    }));

  it('for an owner whose pages cannot be loaded, and whose message is not accepted', () =>
    // What is opened pushes what is below.
    visit({ ...BROKEN, mayShift: true }, async (page) => {
      const admin = await adminSession(page.request);
      const owner = await makeOwner(page.request, admin, true);
      await writeAsAdmin(page.request, admin, owner.company.id, 'Boas-vindas', 'Conte conosco.');
      await signIn(page, owner);
      for (const path of ['/register-company', '/reports']) {
        const mend = await breakDown(page, 'RegisterCompanyHome', 'ReportCompanies');
        await page.goto(path);
        await page.getByText('Erro ao carregar dados da empresa').waitFor();
        mend();
        await page.getByRole('button', { name: 'Tentar Novamente' }).click();
        await page.getByText('Erro ao carregar dados da empresa').waitFor({ state: 'detached' });
      }
      await breakDown(page, 'SendMessageToAdministration');
      await page.goto('/user-dashboard');
      // Closed on phones.
      await page.getByRole('heading', { name: 'Perfil e plano' }).click();
      await page.getByText('Grátis', { exact: true }).waitFor();
      await page.getByRole('button', { name: /^Mensagens/ }).click();
      const modal = page.getByRole('dialog');
      await modal.getByText('Nova', { exact: true }).waitFor();
      await modal.getByLabel('Assunto').fill('Horário');
      await modal.getByRole('textbox', { name: 'Mensagem' }).fill('Como mudo o horário?');
      await modal.getByRole('button', { name: 'Enviar mensagem' }).click();
      await modal.getByText('Erro ao enviar mensagem').waitFor();
    }));
});
