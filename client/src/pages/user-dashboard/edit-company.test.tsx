import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { account, haveSession } from '../../testing/account.ts';
import type { Answers } from '../../testing/answers.ts';
import { companyFormAnswers, kind, updatedCompany } from '../../testing/fixtures/company-form.ts';
import { myCompanies, ownCompany } from '../../testing/fixtures/my-companies.ts';
import { pasteInto } from '../../testing/paste-into.ts';
import { renderSite } from '../../testing/render.tsx';
import { EditCompany } from './edit-company.tsx';

beforeEach(() => {
  localStorage.clear();
  haveSession();
});

const Page = () =>
  useSearchParams()[0].has('editar') ? <EditCompany account={account()} /> : <h1>O painel</h1>;

async function open(part: string, answers: Answers = {}, changes = {}) {
  const opened = renderSite(<Page />, {
    path: `/user-dashboard?company=7&editar=${part}`,
    answers: {
      ...companyFormAnswers(),
      MyCompanies: myCompanies({ company: ownCompany({ contactType: 'whatsapp', ...changes }) }),
      UpdateCompany: updatedCompany({ name: 'Padaria Trigo de Ouro e Mel' }),
      ...answers,
    },
  });
  await screen.findByRole('form', { name: 'Dados da empresa' });
  const sent = () => opened.asked.filter(({ name }) => name === 'UpdateCompany');
  return { ...opened, sent };
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => screen.getByRole('button', { name });
const save = () => press('Salvar alterações');
const inputsOf = (sent: () => readonly { variables: Record<string, unknown> }[]) =>
  sent().map(({ variables }) => variables.input);

describe('editing a company in parts', () => {
  it('shows the fields of each part alone, as they are', async () => {
    const { unmount } = await open('dados');
    expect(screen.getByRole('heading', { name: 'Dados', level: 1 })).toBeInTheDocument();
    expect(field(/^Nome/)).toHaveValue('Padaria Trigo de Ouro');
    expect(await screen.findByRole('option', { name: 'Saúde' })).toBeInTheDocument();
    expect(field(/^Categoria/)).toHaveValue('3');
    expect(screen.queryByLabelText(/^Telefone/)).not.toBeInTheDocument();
    unmount();
    await open('contato');
    expect(field(/^CEP/)).toHaveValue('13010-001');
    expect(field(/^Estado/)).toHaveValue('SP');
    expect(field(/^Telefone/)).toHaveValue('(19) 99555-0100');
    expect(field(/^Este número/)).toHaveValue('whatsapp');
    expect(field(/^Instagram/)).toHaveValue('https://www.instagram.com/trigodeouro/');
    expect(screen.queryByLabelText(/^Nome/)).not.toBeInTheDocument();
  });

  it('sends offers that were changed, with examples of the kind of business', async () => {
    const kinds = [{ ...kind('5', 'Salão'), slug: 'cabeleireiro-e-salao-de-beleza' }];
    const { user, sent } = await open('servicos', { UpdateCompany: updatedCompany({ kinds }) }, { kinds });
    await user.click(await screen.findByRole('button', { name: 'Adicionar serviço ou produto' }));
    const [, second] = screen.getAllByRole('listitem').map((item) => within(item));
    expect(second?.getByLabelText('Serviço ou produto')).toHaveAttribute('placeholder', 'Corte feminino');
    await pasteInto(user, second?.getByLabelText('Serviço ou produto') as HTMLElement, 'Pão de mel');
    await pasteInto(user, second?.getByLabelText(/^Preço/) as HTMLElement, 'a combinar');
    await user.click(save());
    expect(await screen.findByText(/^Informe o preço do item 2/)).toBeInTheDocument();
    await user.clear(second?.getByLabelText(/^Preço/) as HTMLElement);
    await pasteInto(user, second?.getByLabelText(/^Preço/) as HTMLElement, '4,5');
    await user.click(press('Subir: Pão de mel'));
    await user.click(save());
    const old = { name: 'Bolo de milho', description: 'Inteiro.', priceCents: 3_200, isFrom: true };
    const added = { name: 'Pão de mel', description: null, priceCents: 450, isFrom: false };
    await waitFor(() => expect(inputsOf(sent)).toEqual([{ offers: [added, old] }]));
  });

  it('sends attributes, and the year as a number, null when emptied', async () => {
    const { user, sent } = await open('caracteristicas');
    await user.click(await screen.findByRole('checkbox', { name: 'Entrega' }));
    expect(screen.getByRole('checkbox', { name: 'Wi-Fi para clientes' })).toBeChecked();
    await user.clear(field(/^Ano de fundação/));
    await pasteInto(user, field(/^Ano de fundação/), '2999');
    await user.click(save());
    expect(screen.getByText(/^Informe um ano entre 1800 e/)).toBeInTheDocument();
    await user.clear(field(/^Ano de fundação/));
    await user.click(save());
    await waitFor(() => expect(inputsOf(sent)).toEqual([{ attributeIds: ['10', '1'], foundedYear: null }]));
  });

  it('adds the coming Christmas to the hours', async () => {
    const { user, sent } = await open('horario', {}, { openingHours: 'Mo-Su 07:00-19:00' });
    await user.click(await screen.findByRole('button', { name: /^Natal/ }));
    expect(screen.queryByRole('button', { name: /^Natal/ })).not.toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Véspera de Natal, fecha'), { target: { value: '13:00' } });
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    const { openingHours } = inputsOf(sent)[0] as { openingHours: string };
    expect(openingHours).toMatch(/; (\d{4}) Dec 24 07:00-13:00 "Véspera de Natal"; \1 Dec 25 off "Natal"$/);
  });

  it('shows the documented errors of missing values', async () => {
    const { user, sent, unmount } = await open('dados');
    await screen.findByRole('option', { name: 'Saúde' });
    for (const name of [/^Nome/, /^Descrição/]) await user.clear(field(name));
    await user.selectOptions(field(/^Categoria/), '');
    await user.click(save());
    for (const text of ['Nome é obrigatório', 'Descrição é obrigatória', 'Categoria é obrigatória'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(sent()).toEqual([]);
    unmount();
    const contact = await open('contato');
    for (const name of [/^Endereço/, /^Cidade/, /^Telefone/, /^E-mail/]) await user.clear(field(name));
    await user.selectOptions(field(/^Estado/), '');
    await user.click(save());
    for (const text of [
      'Endereço é obrigatório',
      'Cidade é obrigatória',
      'Estado é obrigatório',
      'Telefone é obrigatório',
      'Email é obrigatório',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    await pasteInto(user, field(/^E-mail/), 'contato@');
    await user.click(save());
    expect(screen.getByText('Email inválido')).toBeInTheDocument();
    expect(contact.sent()).toEqual([]);
  });

  it('asks nothing of a part that is not shown', async () => {
    const { user, sent } = await open('dados', {}, { address: null });
    await user.type(field(/^Nome/), '!');
    await user.click(save());
    await waitFor(() => expect(inputsOf(sent)).toEqual([{ name: 'Padaria Trigo de Ouro!' }]));
  });

  it('sends changed values only, and returns to the panel with a toast', async () => {
    const { user, sent, location } = await open('dados');
    await pasteInto(user, field(/^Nome/), ' e Mel ');
    await user.click(save());
    expect(await screen.findByText('Empresa atualizada com sucesso!')).toBeInTheDocument();
    expect(sent().map(({ variables }) => variables)).toEqual([
      { id: '7', input: { name: 'Padaria Trigo de Ouro e Mel' } },
    ]);
    await waitFor(() => expect(location.path).toBe('/user-dashboard?company=7'));
  });

  it('sends no request without changes', async () => {
    const { user, sent, location } = await open('contato');
    await user.click(save());
    await waitFor(() => expect(location.path).toBe('/user-dashboard?company=7'));
    expect(sent()).toEqual([]);
  });

  it('removes the logo only on request', async () => {
    const logo = { __typename: 'Logo', smallUrl: '/logos/now-small.webp', url: '/logos/now.webp' };
    const { user, sent } = await open('dados', {}, { logo });
    await user.click(press('Remover o logo'));
    await user.click(save());
    expect(await screen.findByText('Empresa atualizada com sucesso!')).toBeInTheDocument();
    expect(sent().map(({ variables }) => variables)).toEqual([{ id: '7', input: {}, logo: null }]);
  });

  it('sends the state with the city, since both identify it', async () => {
    const { user, sent } = await open('contato');
    await user.selectOptions(field(/^Estado/), 'PB');
    await user.click(save());
    await waitFor(() => expect(inputsOf(sent)).toEqual([{ city: 'Campinas', state: 'PB' }]));
  });

  it("shows the server's message, and the suggested cities beside the field", async () => {
    const fields = { city: ['Cidade não encontrada.', 'Você quis dizer Campinas - SP?'] };
    const { user, location } = await open('contato', {
      UpdateCompany: { error: { code: 'BAD_USER_INPUT', message: 'Cidade não encontrada.', fields } },
    });
    await user.type(field(/^Cidade/), 'z');
    await user.click(save());
    await waitFor(() =>
      expect(field(/^Cidade/)).toHaveAccessibleDescription(
        expect.stringContaining('Cidade não encontrada. Você quis dizer Campinas - SP?'),
      ),
    );
    expect(field(/^Cidade/)).toHaveFocus();
    expect(location.path).toBe('/user-dashboard?company=7&editar=contato');
  });

  it('shows its own text where the server has none', async () => {
    const { user } = await open('dados', { UpdateCompany: { error: { code: 'INTERNAL_SERVER_ERROR' } } });
    await user.type(field(/^Nome/), '!');
    await user.click(save());
    expect(await screen.findByText('Erro ao salvar empresa. Tente novamente.')).toBeInTheDocument();
  });

  it('asks before typed values are lost by a link', async () => {
    const { user, location } = await open('dados');
    await user.type(field(/^Nome/), '!');
    await user.click(screen.getByRole('link', { name: 'Voltar ao painel' }));
    expect(screen.getByText('Há alterações que não foram salvas.')).toBeInTheDocument();
    await user.click(press('Continuar editando'));
    expect(location.path).toBe('/user-dashboard?company=7&editar=dados');
    await user.click(screen.getByRole('link', { name: 'Voltar ao painel' }));
    await user.click(press('Descartar alterações'));
    expect(location.path).toBe('/user-dashboard?company=7');
  });

  it.each([
    ['an unknown part', 'outra', {}],
    ['somebody who may not edit', 'dados', { permissions: ['see', 'messages'] }],
  ])('leads %s to the panel', async (_who, part, changes) => {
    renderSite(<Page />, {
      path: `/user-dashboard?company=7&editar=${part}`,
      answers: { MyCompanies: myCompanies({ company: ownCompany(changes) }) },
    });
    expect(await screen.findByRole('heading', { name: 'O painel' })).toBeInTheDocument();
  });
});
