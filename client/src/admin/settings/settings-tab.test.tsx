import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSite } from '../../domain/site/use-site.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { site } from '../../testing/site-fixtures.ts';
import { SettingsTab } from './settings-tab.tsx';

const adminSystemSettings = (changes = {}) => ({
  __typename: 'SystemSettings',
  siteName: 'Guia da Cidade',
  siteDescription: 'Quem faz o quê, e onde.',
  maxCompaniesPerUser: 5,
  autoApproveCompanies: false,
  maintenanceMode: false,
  requireSecondFactor: false,
  contactEmail: 'fale@guia.exemplo.com.br',
  supportPhone: '(19) 3555-0000',
  corsOrigins: ['https://www.exemplo.com.br'],
  pixKey: '',
  pixName: '',
  pixCity: '',
  pixDueDays: 5,
  pixGraceDays: 10,
  ...changes,
});
const adminApprovalPolicy = (changes = {}) => ({
  __typename: 'ApprovalPolicy',
  requireAdminApproval: true,
  autoApproveVerifiedCompanies: false,
  minCompanyInfoRequired: true,
  requireValidEmail: true,
  requireValidPhone: false,
  blockDuplicateCompanies: true,
  requirePhotoApproval: true,
  approvalTimeoutDays: 7,
  notificationEmail: null,
  ...changes,
});
const both = {
  data: { adminSystemSettings: adminSystemSettings(), adminApprovalPolicy: adminApprovalPolicy() },
};
const BROKEN = { error: { code: 'INTERNAL_SERVER_ERROR' } };
const UNSAVED = 'Há alterações que não foram salvas.';
const SYSTEM = '/admin/settings?window=system';
const POLICY = '/admin/settings?window=policy';

const Header = () => <header>Site: {useSite().siteName}</header>;
const open = (answers: Answers = {}, path = '/admin/settings') =>
  renderSite(
    <>
      <Header />
      <main>
        <SettingsTab />
      </main>
    </>,
    { answers: { SettingsOfSite: both, ...answers }, path },
  );
const button = (name: string) => screen.findByRole('button', { name });
type User = ReturnType<typeof open>['user'];
const fill = async (user: User, label: RegExp, text: string) => {
  await user.clear(await field(label));
  await user.click(await field(label));
  await user.paste(text);
};
const field = (name: RegExp) => screen.findByLabelText(name);

it('shows the stored settings, and opens the modals that change them', async () => {
  const { user, location } = open();
  const system = within(await screen.findByRole('region', { name: 'Configurações do sistema' }));
  const policy = within(screen.getByRole('region', { name: 'Políticas de aprovação' }));
  expect(system.getByText('Guia da Cidade')).toBeInTheDocument();
  expect(policy.getByText('Exigir aprovação de um administrador').nextSibling).toHaveTextContent('Ligado');
  expect(policy.getByText('Exigir telefone válido').nextSibling).toHaveTextContent('Desligado');
  expect(policy.getByText('7 dias')).toBeInTheDocument();
  expect(policy.getByText('Ninguém é avisado')).toBeInTheDocument();
  expect(screen.getByText('Aberto a todos')).toBeInTheDocument();

  await user.click(system.getByRole('button', { name: 'Editar configurações' }));
  expect(location.path).toBe(SYSTEM);
  await waitFor(() => expect(screen.getByLabelText(/^Nome do site/)).toHaveFocus());
  expect(screen.getByLabelText(/^Máximo de empresas por usuário/)).toHaveValue(5);
  expect(screen.getByRole('checkbox', { name: /^Aprovar empresas automaticamente/ })).not.toBeChecked();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location.path).toBe('/admin/settings');
  expect(system.getByRole('button', { name: 'Editar configurações' })).toHaveFocus();

  await user.click(policy.getByRole('button', { name: 'Editar políticas' }));
  expect(location.path).toBe(POLICY);
  expect(screen.getByRole('checkbox', { name: /^Exigir aprovação/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Exigir telefone válido/ })).not.toBeChecked();
  expect(screen.getByLabelText(/^Prazo para decidir/)).toHaveValue(7);
});

it("saves changed values only, and updates the site's name at once", async () => {
  const { user, asked, location } = open(
    {
      Site: inTurn(
        { data: { publicSettings: site() } },
        { data: { publicSettings: { ...site(), siteName: 'Guia da Serra' } } },
      ),
      UpdateSystemSettings: inTurn(BROKEN, {
        data: {
          updateSystemSettings: adminSystemSettings({ siteName: 'Guia da Serra', maxCompaniesPerUser: 8 }),
        },
      }),
    },
    SYSTEM,
  );
  await fill(user, /^Máximo de empresas por usuário/, '101');
  await user.click(await button('Salvar configurações'));
  expect(await screen.findByText('Informe um número de 1 a 100.')).toBeInTheDocument();
  await fill(user, /^Máximo de empresas por usuário/, '8');
  await fill(user, /^Nome do site/, ' Guia da Serra ');
  await user.click(await button('Salvar configurações'));
  expect(await screen.findByText('Erro ao salvar configurações')).toBeInTheDocument();
  await user.click(await button('Salvar configurações'));
  expect(await screen.findByText('Configurações salvas.')).toBeInTheDocument();
  expect(asked.last('UpdateSystemSettings')?.input).toEqual({
    siteName: 'Guia da Serra',
    maxCompaniesPerUser: 8,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location.path).toBe('/admin/settings');
  expect(within(screen.getByRole('main')).getByText('Guia da Serra')).toBeInTheDocument();
  expect(screen.getByRole('banner')).toHaveTextContent('Guia da Serra');
});

it('saves the sites that may use the API, one a line', async () => {
  const problem = { corsOrigins: ['Use no máximo 50 endereços.'] };
  const { user, asked } = open(
    {
      UpdateSystemSettings: inTurn(
        { error: { code: 'BAD_USER_INPUT', message: 'Confira.', fields: problem } },
        { data: { updateSystemSettings: adminSystemSettings({ corsOrigins: [] }) } },
      ),
    },
    SYSTEM,
  );
  const card = within(await screen.findByRole('region', { name: 'Configurações do sistema', hidden: true }));
  expect(card.getByText('https://www.exemplo.com.br')).toBeInTheDocument();
  const label = /^Sites que podem usar a API no navegador/;
  const save = await button('Salvar configurações');
  for (const wrong of ['www.exemplo.com.br', 'http://www.exemplo.com.br', 'https://exemplo.com.br/pagina']) {
    await fill(user, label, `https://um.exemplo.com.br\n${wrong}`);
    await user.click(save);
    expect(await screen.findByText(/^Escreva cada endereço como https:/)).toBeInTheDocument();
  }
  await fill(user, label, ' https://um.exemplo.com.br \n\nhttp://localhost:5173\n');
  await user.click(save);
  expect(await screen.findByText('Use no máximo 50 endereços.')).toBeInTheDocument();
  expect(asked.at(-1)?.variables.input).toEqual({
    corsOrigins: ['https://um.exemplo.com.br', 'http://localhost:5173'],
  });
  await user.clear(await field(label));
  await user.click(save);
  expect(await screen.findByText('Configurações salvas.')).toBeInTheDocument();
  expect(asked.last('UpdateSystemSettings')?.input).toEqual({
    corsOrigins: [],
  });
  expect(await screen.findByText('Nenhum')).toBeInTheDocument();
});

it('saves the Pix key, shows what is wrong with it, and takes it away', async () => {
  const problem = { pixKey: ['Informe um CPF.'], pixCity: ['Informe a cidade de quem recebe.'] };
  const stored = { pixKey: 'pix@exemplo.com.br', pixName: 'Guia', pixCity: 'Itu' };
  const { user, asked } = open(
    {
      UpdateSystemSettings: inTurn(
        { error: { code: 'BAD_USER_INPUT', message: 'Confira.', fields: problem } },
        { data: { updateSystemSettings: adminSystemSettings(stored) } },
        { data: { updateSystemSettings: adminSystemSettings() } },
      ),
    },
    '/admin/settings?window=pix',
  );
  const card = within(
    await screen.findByRole('region', { name: 'Pagamento dos planos por Pix', hidden: true }),
  );
  expect(card.getByText('Nenhuma: os planos não são cobrados')).toBeInTheDocument();
  const save = await button('Salvar Pix');
  await fill(user, /^Chave Pix/, 'pix@exemplo.com.br');
  await fill(user, /^Nome de quem recebe/, 'Guia');
  await fill(user, /^Dias de tolerância/, '91');
  await user.click(save);
  expect(await screen.findByText('Senha é obrigatória')).toBeInTheDocument();
  await fill(user, /^Sua senha/, 'segredo');
  await user.click(save);
  expect(await screen.findByText('Informe um número de 1 a 90.')).toBeInTheDocument();
  await fill(user, /^Dias de tolerância/, '10');
  await user.click(save);
  expect(await screen.findByText('Informe a cidade de quem recebe.')).toBeInTheDocument();
  expect(asked.at(-1)?.variables.input).toEqual({
    pixKey: 'pix@exemplo.com.br',
    pixName: 'Guia',
    password: 'segredo',
  });
  await fill(user, /^Cidade de quem recebe/, 'Itu');
  await user.click(save);
  expect(await screen.findByText('Pix salvo.')).toBeInTheDocument();
  expect(await card.findByText('pix@exemplo.com.br')).toBeInTheDocument();
  await user.click(await button('Editar Pix'));
  expect(screen.queryByLabelText(/^Sua senha/)).not.toBeInTheDocument();
  await user.clear(await field(/^Chave Pix/));
  await fill(user, /^Sua senha/, 'segredo');
  await user.click(await button('Salvar Pix'));
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'UpdateSystemSettings')?.variables.input).toEqual({
      pixKey: '',
      password: 'segredo',
    }),
  );
});

it('saves the policy; an empty address becomes null', async () => {
  const policy = adminApprovalPolicy({ notificationEmail: 'fila@guia.exemplo.com.br' });
  const answers: Answers = {
    SettingsOfSite: {
      data: {
        adminSystemSettings: adminSystemSettings({ autoApproveCompanies: true }),
        adminApprovalPolicy: policy,
      },
    },
    UpdateApprovalPolicy: inTurn(
      BROKEN,
      {
        error: {
          code: 'BAD_USER_INPUT',
          message: 'Confira.',
          fields: { notificationEmail: ['Email inválido'] },
        },
      },
      {
        data: {
          updateApprovalPolicy: adminApprovalPolicy({ requireValidPhone: true, approvalTimeoutDays: 3 }),
        },
      },
    ),
  };
  const { user, asked } = open(answers, POLICY);
  expect(await screen.findByText(/está ligado: empresas novas são publicadas na hora/)).toBeInTheDocument();
  const save = await button('Salvar políticas');
  await fill(user, /^Prazo para decidir/, '31');
  await user.click(save);
  expect(await screen.findByText('O prazo vai de 1 a 30 dias.')).toBeInTheDocument();
  await fill(user, /^Prazo para decidir/, '3');
  await user.clear(await field(/^E-mail para avisos/));
  await user.click(screen.getByRole('checkbox', { name: /^Exigir telefone válido/ }));
  await user.click(save);
  expect(await screen.findByText('Erro ao salvar políticas')).toBeInTheDocument();
  await user.click(save);
  expect(await screen.findByText('Email inválido')).toBeInTheDocument();
  await user.click(save);
  expect(await screen.findByText('Políticas de aprovação salvas.')).toBeInTheDocument();
  expect(asked.at(-1)?.variables.input).toEqual({
    requireValidPhone: true,
    approvalTimeoutDays: 3,
    notificationEmail: null,
  });
});

it('asks before leaving with unsaved changes', async () => {
  const { user, location } = open({}, SYSTEM);
  await user.type(await field(/^Nome do site/), '!');
  await user.keyboard('{Escape}');
  expect(await screen.findByText(UNSAVED)).toBeInTheDocument();
  await user.click(await button('Continuar editando'));
  expect(await field(/^Nome do site/)).toHaveValue('Guia da Cidade!');
  await user.click(await button('Cancelar'));
  await user.click(await button('Descartar alterações'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location.path).toBe('/admin/settings');
  expect(screen.getByText('Guia da Cidade')).toBeInTheDocument();
});

it('starts and ends maintenance after naming the consequences', async () => {
  const inMaintenance = { data: { publicSettings: { ...site(), maintenanceMode: true } } };
  const { user, asked } = open({
    Site: inTurn({ data: { publicSettings: site() } }, inMaintenance, { data: { publicSettings: site() } }),
    UpdateSystemSettings: inTurn(
      BROKEN,
      { data: { updateSystemSettings: adminSystemSettings({ maintenanceMode: true }) } },
      { data: { updateSystemSettings: adminSystemSettings() } },
    ),
  });
  await user.click(await button('Ativar modo de manutenção'));
  const modal = within(await screen.findByRole('dialog'));
  expect(modal.getByText(/fecha agora para todos, menos para administradores/)).toBeInTheDocument();
  expect(asked.has('UpdateSystemSettings')).toBe(false);
  await user.click(modal.getByRole('button', { name: 'Ativar manutenção' }));
  expect(await modal.findByText('Erro ao salvar configurações')).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Ativar manutenção' }));
  expect(await screen.findByText('O site está em manutenção.')).toBeInTheDocument();
  expect(await screen.findByText('Em manutenção')).toBeInTheDocument();
  await user.click(await button('Reabrir o site'));
  const question = within(await screen.findByRole('dialog', { name: 'Reabrir o site?' }));
  expect(question.getByText(/abre agora para todos/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Reabrir o site' }));
  expect(await screen.findByText('O site está aberto a todos.')).toBeInTheDocument();
  expect(asked.last('UpdateSystemSettings')?.input).toEqual({
    maintenanceMode: false,
  });
});

it('reports a failed request', async () => {
  const { user } = open({ SettingsOfSite: inTurn(BROKEN, both) });
  expect(await screen.findByText('Erro ao carregar dados do painel administrativo')).toBeInTheDocument();
  await user.click(await button('Tentar novamente'));
  expect(await screen.findByText('Nome do site')).toBeInTheDocument();
});
