import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../../testing/answers.ts';
import { renderSite } from '../../../testing/render.tsx';
import { SettingsTab } from './settings-tab.tsx';

const systemSettings = (changes = {}) => ({
  __typename: 'SystemSettings',
  siteName: 'Guia da Cidade',
  siteDescription: 'Quem faz o quê, e onde.',
  maxCompaniesPerUser: 5,
  autoApproveCompanies: false,
  maintenanceMode: false,
  contactEmail: 'fale@guia.exemplo.com.br',
  supportPhone: '(19) 3555-0000',
  ...changes,
});
const approvalPolicy = (changes = {}) => ({
  __typename: 'ApprovalPolicy',
  requireAdminApproval: true,
  autoApproveVerifiedCompanies: false,
  minCompanyInfoRequired: true,
  requireValidEmail: true,
  requireValidPhone: false,
  blockDuplicateCompanies: true,
  approvalTimeoutDays: 7,
  notificationEmail: null,
  ...changes,
});
const both = { data: { systemSettings: systemSettings(), approvalPolicy: approvalPolicy() } };
const BROKEN = { error: { code: 'INTERNAL_SERVER_ERROR' } };
const UNSAVED = 'Há alterações que não foram salvas.';

const open = (answers: Answers = {}) =>
  renderSite(
    <>
      <Link to="/admin?tab=users">Usuários</Link>
      <SettingsTab />
    </>,
    { answers: { SettingsOfSite: both, ...answers }, path: '/admin?tab=settings' },
  );
const button = (name: string) => screen.findByRole('button', { name });
type User = ReturnType<typeof open>['user'];
const fill = async (user: User, label: RegExp, text: string) => {
  await user.clear(await field(label));
  await user.click(await field(label));
  await user.paste(text);
};
const field = (name: RegExp) => screen.findByLabelText(name);

it('shows what is stored', async () => {
  open();
  expect(await field(/^Nome do site/)).toHaveValue('Guia da Cidade');
  expect(await field(/^Máximo de empresas por usuário/)).toHaveValue(5);
  expect(screen.getByRole('checkbox', { name: /^Aprovar empresas automaticamente/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Exigir aprovação/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Exigir telefone válido/ })).not.toBeChecked();
  expect(await field(/^Prazo para decidir/)).toHaveValue(7);
  expect(screen.getByText('Aberto a todos')).toBeInTheDocument();
});

it('saves what was changed alone, and the site has its new name at once', async () => {
  const { user, asked, client } = open({
    UpdateSystemSettings: inTurn(BROKEN, {
      data: { updateSystemSettings: systemSettings({ siteName: 'Guia da Serra', maxCompaniesPerUser: 8 }) },
    }),
  });
  client.cache.restore({
    'PublicSettings:{}': { __typename: 'PublicSettings', siteName: 'Guia da Cidade' },
    ROOT_QUERY: { __typename: 'Query', publicSettings: { __ref: 'PublicSettings:{}' } },
  });
  await fill(user, /^Máximo de empresas por usuário/, '101');
  await user.click(await button('Salvar configurações'));
  expect(await screen.findByText('Informe um número de 1 a 100.')).toBeInTheDocument();
  expect(screen.getByText(UNSAVED)).toBeInTheDocument();
  await fill(user, /^Máximo de empresas por usuário/, '8');
  await fill(user, /^Nome do site/, ' Guia da Serra ');
  await user.click(await button('Salvar configurações'));
  expect(await screen.findByText('Erro ao salvar configurações')).toBeInTheDocument();
  await user.click(await button('Salvar configurações'));
  expect(await screen.findByText('Configurações salvas.')).toBeInTheDocument();
  expect(asked.findLast(({ name }) => name === 'UpdateSystemSettings')?.variables.input).toEqual({
    siteName: 'Guia da Serra',
    maxCompaniesPerUser: 8,
  });
  expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
  expect(await field(/^Nome do site/)).toHaveValue('Guia da Serra');
  expect(client.cache.extract()).toMatchObject({ 'PublicSettings:{}': { siteName: 'Guia da Serra' } });
});

it('saves the policy, an empty address as nobody', async () => {
  const policy = approvalPolicy({ notificationEmail: 'fila@guia.exemplo.com.br' });
  const { user, asked } = open({
    SettingsOfSite: {
      data: { systemSettings: systemSettings({ autoApproveCompanies: true }), approvalPolicy: policy },
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
      { data: { updateApprovalPolicy: approvalPolicy({ requireValidPhone: true, approvalTimeoutDays: 3 }) } },
    ),
  });
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

it('holds whoever leaves with changes that are not saved', async () => {
  const { user, place } = open();
  await user.type(await field(/^Nome do site/), '!');
  await user.click(screen.getByRole('link', { name: 'Usuários' }));
  expect(await button('Descartar alterações')).toBeInTheDocument();
  expect(place.path).toBe('/admin?tab=settings');
  await user.click(await button('Continuar editando'));
  expect(screen.queryByRole('button', { name: 'Descartar alterações' })).not.toBeInTheDocument();
  const [undo] = await screen.findAllByRole('button', { name: 'Desfazer' });
  await user.click(undo as HTMLElement);
  expect(await field(/^Nome do site/)).toHaveValue('Guia da Cidade');
  await user.type(await field(/^Nome do site/), '?');
  await user.click(screen.getByRole('link', { name: 'Usuários' }));
  await user.click(await button('Descartar alterações'));
  await waitFor(() => expect(place.path).toBe('/admin?tab=users'));
});

it('closes the site only after saying what that does, and opens it again', async () => {
  const { user, asked } = open({
    UpdateSystemSettings: inTurn(
      BROKEN,
      { data: { updateSystemSettings: systemSettings({ maintenanceMode: true }) } },
      { data: { updateSystemSettings: systemSettings() } },
    ),
  });
  await user.click(await button('Ativar modo de manutenção'));
  const modal = within(await screen.findByRole('dialog'));
  expect(modal.getByText(/fecha agora para todos que não são administradores/)).toBeInTheDocument();
  expect(asked.some(({ name }) => name === 'UpdateSystemSettings')).toBe(false);
  await user.click(modal.getByRole('button', { name: 'Ativar manutenção' }));
  expect(await modal.findByText('Erro ao salvar configurações')).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Ativar manutenção' }));
  expect(await screen.findByText('O site está em manutenção.')).toBeInTheDocument();
  expect(await screen.findByText('Em manutenção')).toBeInTheDocument();
  await user.click(await button('Reabrir o site'));
  expect(await screen.findByText('O site está aberto a todos.')).toBeInTheDocument();
  expect(asked.at(-1)?.variables.input).toEqual({ maintenanceMode: false });
});

it('says that the settings cannot be loaded', async () => {
  const { user } = open({ SettingsOfSite: inTurn(BROKEN, both) });
  expect(await screen.findByText('Erro ao carregar dados do painel administrativo')).toBeInTheDocument();
  await user.click(await button('Tentar novamente'));
  expect(await field(/^Nome do site/)).toBeInTheDocument();
});
