import type { Page } from 'playwright-core';
import { FAILED, fail, hold, refuse } from '../intercept.ts';
import type { Scene } from '../scene.ts';

const press = (page: Page) => page.getByRole('button', { name: 'Enviar mensagem' }).click();

async function write(page: Page) {
  await page.getByLabel('Nome').fill('Júlia Araújo');
  await page.getByLabel('E-mail').fill('julia@exemplo.com.br');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Olá! Vocês atendem aos sábados?');
  await press(page);
}

/** Writing to a company, in its states. */
export const scenes: Scene[] = [
  {
    name: 'message-invalid',
    path: '/company/4',
    viewportOnly: true,
    async act(page) {
      await page.getByLabel('E-mail').fill('julia');
      await press(page);
      await page.getByText('Nome é obrigatório').waitFor();
    },
  },
  {
    name: 'message-sending',
    path: '/company/4',
    viewportOnly: true,
    async act(page) {
      await hold(page, 'SendMessage');
      await write(page);
    },
  },
  {
    name: 'message-sent',
    path: '/company/4',
    viewportOnly: true,
    async act(page) {
      await write(page);
      await page.getByText('Mensagem enviada com sucesso!').waitFor();
    },
  },
  {
    name: 'message-failed',
    path: '/company/4',
    viewportOnly: true,
    expected: FAILED,
    async act(page) {
      await fail(page, 'SendMessage');
      await write(page);
      await page.getByText('Erro ao enviar mensagem').waitFor();
    },
  },
  {
    name: 'message-refused',
    path: '/company/4',
    viewportOnly: true,
    async act(page) {
      await refuse(page, 'SendMessage', 'RATE_LIMITED', 'Muitas tentativas. Aguarde um pouco.');
      await write(page);
      await page.getByText('Muitas tentativas. Aguarde um pouco.').waitFor();
    },
  },
];
