import { expect, it } from 'vitest';
import { freshName, logInAsAdmin, openAs, registerOwner } from './helpers/accounts.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { chooseAction } from './helpers/list-steps.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

/** Returns the status and the sentence of a read by a key. */
async function ask(path: string, key: string, method = 'GET') {
  const response = await fetch(`${siteUrl()}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${key}` },
  });
  const body = (await response.json()) as { message?: string; user?: { email: string } };
  return { status: response.status, ...body };
}

describeVisits('API keys', ({ visit }) => {
  it('are made, used and ended by keyboard', async () => {
    const owner = await registerOwner(siteUrl());
    const permissions = ['clipboard-read', 'clipboard-write'];
    await visit({ viewport: SIZES[0], permissions }, async (page) => {
      await openAs(page, owner, '/webhooks');
      const panel = page.getByRole('region', { name: 'Chaves de API' });
      await panel.getByText('Você ainda não tem chaves de API.').waitFor();
      await panel.getByRole('button', { name: 'Criar chave de API' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Nome' }).waitFor();
      await page.keyboard.type('Site da loja');
      await page.keyboard.press('Enter');
      await dialog.getByText('Escolha ao menos uma permissão').waitFor();
      await expectAccessible(page, 'the form with problems');
      await dialog.getByLabel('Empresas').selectOption('Ler');
      await dialog.getByLabel('Prazo').selectOption('Sem prazo: até você encerrar');
      await dialog.getByLabel('Sua senha').fill(owner.password);
      await dialog.getByRole('button', { name: 'Criar chave', exact: true }).press('Enter');

      const field = dialog.getByRole('textbox', { name: 'Chave' });
      await field.waitFor();
      const key = await field.inputValue();
      expect(key).toMatch(/^guia_live_\w{36}$/);
      await expectAccessible(page, 'the new key');
      await page.keyboard.press('Escape');
      await dialog.getByText('Você ainda não copiou a chave.').waitFor();
      await dialog.getByRole('button', { name: 'Continuar aqui' }).press('Enter');
      await dialog.getByRole('button', { name: 'Copiar chave' }).press('Enter');
      await dialog.getByText('Chave copiada.').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
      await dialog.getByRole('button', { name: 'Pronto' }).press('Enter');

      expect(await ask('/auth/user', key)).toMatchObject({
        status: 200,
        user: { email: owner.user.email },
      });
      expect(await ask('/companies/1', key, 'PUT')).toMatchObject({
        status: 403,
        message:
          'Esta chave de API não tem a permissão "Empresas: leitura e alteração". Crie uma que a tenha.',
      });

      await page.goto('/webhooks');
      await panel.getByText('Empresas: ler', { exact: true }).waitFor();
      await panel.getByText('Último uso em').waitFor();
      await expectAccessible(page, 'the list');
      await panel.getByRole('button', { name: /^Encerrar: Site da loja/ }).press('Enter');
      await dialog.getByRole('button', { name: 'Encerrar chave' }).press('Enter');
      await panel.getByText('Você ainda não tem chaves de API.').waitFor();
      expect(await ask('/companies', key)).toMatchObject({
        status: 401,
        message: expect.stringContaining('Esta chave de API não existe, venceu ou foi encerrada.'),
      });
    });
  });

  it('of an account are ended by administrators', async () => {
    const name = freshName('Dona de Chaves');
    const owner = await registerOwner(siteUrl(), { name });
    const response = await fetch(`${siteUrl()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
      body: JSON.stringify({
        query:
          'mutation ($password: String!) { createApiKey(input: {name: "ERP", scopes: [ratingsRead], expiry: days30, password: $password}) { secret } }',
        variables: { password: owner.password },
      }),
    });
    const { secret } = ((await response.json()) as { data: { createApiKey: { secret: string } } }).data
      .createApiKey;
    await visit({ viewport: SIZES[0] }, async (page) => {
      await openAs(page, await logInAsAdmin(siteUrl()), `/admin/users?q=${encodeURIComponent(name)}`);
      await chooseAction(page, name, 'Chaves de API');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Avaliações: ler').waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: /^Encerrar: ERP/ }).click();
      await dialog.getByRole('button', { name: 'Encerrar chave' }).click();
      await dialog.getByText('Esta conta não tem chaves de API.').waitFor();
    });
    expect((await ask('/auth/user', secret)).status).toBe(401);
  });
});
