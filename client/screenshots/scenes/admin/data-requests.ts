import type { Page } from 'playwright-core';
import { freshEmail } from '../../../e2e/helpers/accounts.ts';
import type { Scene } from '../../scene.ts';
import { enterAsAdmin } from '../../sign-in.ts';

/** Sends a request about personal data, which waits unconfirmed: this program has no mail server. */
async function withRequest(page: Page): Promise<void> {
  const input = {
    kind: 'erasure',
    name: 'Júlia Araújo',
    email: freshEmail(),
    content:
      'Escrevi à Padaria Trigo de Ouro em outubro e deixei o meu telefone na mensagem.\nPeço que apaguem a mensagem e a resposta.',
  };
  const query = 'mutation ($input: SendDataRequestInput!) { sendDataRequest(input: $input) { id } }';
  const answer = await page.request.post('/graphql', { data: { query, variables: { input } } });
  const { data } = await answer.json();
  await enterAsAdmin(page);
  await page.goto(`/admin?kind=dataRequest&item=dataRequest:${data.sendDataRequest.id}`);
  await page.getByText('A lei dá 15 dias para a resposta').waitFor();
}

/** A request about personal data in the inbox. */
export const scenes: Scene[] = [
  { name: 'admin-data-request', path: '/terms', act: withRequest },
  {
    name: 'admin-data-request-answer',
    path: '/terms',
    async act(page) {
      await withRequest(page);
      await page.getByRole('button', { name: 'Responder' }).click();
      await page.getByText('Qual é a resposta?').waitFor();
    },
  },
  {
    name: 'admin-data-request-list',
    path: '/terms',
    async act(page) {
      await withRequest(page);
      await page.goto('/admin?kind=dataRequest');
      await page.getByRole('link', { name: 'Júlia Araújo' }).first().waitFor();
    },
  },
];
