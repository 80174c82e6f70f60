import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answers } from '../../testing/answers.ts';
import { companyFormAnswers, ownCompany, updatedCompany } from '../../testing/fixtures/company-form.ts';
import { pasteInto } from '../../testing/paste-into.ts';
import { renderSite } from '../../testing/render.tsx';
import { CompanyEditModal } from './company-edit-modal.tsx';

async function open(answers: Answers = {}, changes = {}) {
  const onClose = vi.fn();
  const opened = renderSite(<CompanyEditModal company={ownCompany(changes)} onClose={onClose} />, {
    answers: {
      ...companyFormAnswers(),
      UpdateCompany: updatedCompany({ name: 'Padaria Trigo de Ouro e Mel' }),
      ...answers,
    },
  });
  await screen.findByRole('option', { name: 'Saúde' });
  const sent = () => opened.asked.filter(({ name }) => name === 'UpdateCompany');
  return { ...opened, onClose, sent };
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => screen.getByRole('button', { name });

describe('the edit modal', () => {
  it('shows the company as it is', async () => {
    await open({}, { cep: '13010001' });
    expect(screen.getByRole('dialog', { name: 'Editar Empresa' })).toBeInTheDocument();
    expect(field(/^Nome/)).toHaveValue('Padaria Trigo de Ouro');
    expect(field(/^Categoria/)).toHaveValue('3');
    expect(field(/^CEP/)).toHaveValue('13010-001');
    expect(field(/^Estado/)).toHaveValue('SP');
    expect(field(/^Cidade/)).toHaveValue('Campinas');
    expect(field(/^Telefone/)).toHaveValue('(19) 99555-0100');
    expect(field(/^Este número/)).toHaveValue('whatsapp');
    expect(field(/^Instagram/)).toHaveValue('https://www.instagram.com/trigodeouro/');
    expect(field(/^Ano de fundação/)).toHaveValue('1998');
  });

  it('sends attributes and offers that were changed', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Entrega' }));
    expect(screen.getByRole('checkbox', { name: 'Wi-Fi para clientes' })).toBeChecked();
    await user.click(await screen.findByRole('button', { name: 'Adicionar serviço ou produto' }));
    const [, second] = screen.getAllByRole('listitem').map((item) => within(item));
    await pasteInto(user, second?.getByLabelText('Serviço ou produto') as HTMLElement, 'Pão de mel');
    await pasteInto(user, second?.getByLabelText(/^Preço/) as HTMLElement, 'a combinar');
    await user.click(press('Salvar alterações'));
    expect(await screen.findByText(/^Informe o preço do item 2/)).toBeInTheDocument();
    await user.clear(second?.getByLabelText(/^Preço/) as HTMLElement);
    await pasteInto(user, second?.getByLabelText(/^Preço/) as HTMLElement, '4,5');
    await user.click(press('Subir: Pão de mel'));
    await user.click(press('Salvar alterações'));
    const old = { name: 'Bolo de milho', description: 'Inteiro.', priceCents: 3_200, isFrom: true };
    const added = { name: 'Pão de mel', description: null, priceCents: 450, isFrom: false };
    await waitFor(() =>
      expect(sent().map(({ variables }) => variables.input)).toEqual([
        { attributeIds: ['10', '1'], offers: [added, old] },
      ]),
    );
  });

  it('sends the year as a number, null when emptied', async () => {
    const { user, sent } = await open();
    await user.clear(field(/^Ano de fundação/));
    await pasteInto(user, field(/^Ano de fundação/), '2999');
    await user.click(press('Salvar alterações'));
    expect(screen.getByText(/^Informe um ano entre 1800 e/)).toBeInTheDocument();
    await user.clear(field(/^Ano de fundação/));
    await user.click(press('Salvar alterações'));
    await waitFor(() =>
      expect(sent().map(({ variables }) => variables.input)).toEqual([{ foundedYear: null }]),
    );
  });

  it('shows the documented errors of missing values', async () => {
    const { user, sent } = await open();
    for (const name of [/^Nome/, /^Descrição/, /^Endereço/, /^Cidade/, /^Telefone/, /^E-mail/]) {
      await user.clear(field(name));
    }
    await user.selectOptions(field(/^Categoria/), '');
    await user.selectOptions(field(/^Estado/), '');
    await user.click(press('Salvar alterações'));
    for (const text of [
      'Nome é obrigatório',
      'Descrição é obrigatória',
      'Categoria é obrigatória',
      'Endereço é obrigatório',
      'Cidade é obrigatória',
      'Estado é obrigatório',
      'Telefone é obrigatório',
      'Email é obrigatório',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    await pasteInto(user, field(/^E-mail/), 'contato@');
    await user.click(press('Salvar alterações'));
    expect(screen.getByText('Email inválido')).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('sends changed values only, closes and shows a toast', async () => {
    const { user, sent, onClose } = await open();
    await pasteInto(user, field(/^Nome/), ' e Mel ');
    await user.clear(field(/^Site/));
    await user.click(press('Salvar alterações'));
    expect(await screen.findByText('Empresa atualizada com sucesso!')).toBeInTheDocument();
    expect(sent().map(({ variables }) => variables)).toEqual([
      { id: '7', input: { name: 'Padaria Trigo de Ouro e Mel', website: '' } },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('removes the logo only on request', async () => {
    const { smallUrl, url } = { smallUrl: '/logos/now-small.webp', url: '/logos/now.webp' };
    const logo = { __typename: 'Logo', smallUrl, url };
    const { user, sent } = await open({}, { logo });
    await user.click(press('Remover o logo'));
    await user.click(press('Salvar alterações'));
    expect(await screen.findByText('Empresa atualizada com sucesso!')).toBeInTheDocument();
    expect(sent().map(({ variables }) => variables)).toEqual([{ id: '7', input: {}, logo: null }]);
  });

  it('sends the state with the city, since both identify it', async () => {
    const { user, sent } = await open();
    await user.selectOptions(field(/^Estado/), 'PB');
    await user.click(press('Salvar alterações'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.variables.input).toEqual({ city: 'Campinas', state: 'PB' });
  });

  it('sends no request without changes', async () => {
    const { user, sent, onClose } = await open();
    await user.click(press('Salvar alterações'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()).toEqual([]);
  });

  it('cannot be closed while saving', async () => {
    const { user, onClose } = await open({ UpdateCompany: { pending: true } });
    await user.type(field(/^Nome/), '!');
    await user.dblClick(press('Salvar alterações'));
    expect(press('Salvar alterações')).toBeDisabled();
    expect(press('Cancelar')).toBeDisabled();
    expect(press('Fechar')).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });

  it("shows the server's message, and the suggested cities beside the field", async () => {
    const fields = { city: ['Cidade não encontrada.', 'Você quis dizer Campinas - SP?'] };
    const { user, onClose } = await open({
      UpdateCompany: { error: { code: 'BAD_USER_INPUT', message: 'Cidade não encontrada.', fields } },
    });
    await user.type(field(/^Cidade/), 'z');
    await user.click(press('Salvar alterações'));
    await waitFor(() =>
      expect(field(/^Cidade/)).toHaveAccessibleDescription(
        expect.stringContaining('Cidade não encontrada. Você quis dizer Campinas - SP?'),
      ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Cidade não encontrada.');
    expect(field(/^Cidade/)).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows its own text where the server has none', async () => {
    const { user } = await open({ UpdateCompany: { error: { code: 'INTERNAL_SERVER_ERROR' } } });
    await user.type(field(/^Nome/), '!');
    await user.click(press('Salvar alterações'));
    expect(await screen.findByText('Erro ao salvar empresa. Tente novamente.')).toBeInTheDocument();
  });

  it('stays when Escape closes the suggested cities', async () => {
    const { user, onClose } = await open();
    await user.type(field(/^Cidade/), 's');
    expect(await screen.findByRole('option', { name: /^Campina Grande/ })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option', { name: /^Campina Grande/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Há alterações que não foram salvas.')).not.toBeInTheDocument();
    expect(field(/^Cidade/)).toHaveValue('Campinass');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes at once without changes', async () => {
    const { user, onClose } = await open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks before typed values are lost, and restores the focus', async () => {
    const { user, onClose } = await open();
    await user.type(field(/^Endereço/), '!');
    await user.keyboard('{Escape}');
    expect(screen.getByText('Há alterações que não foram salvas.')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(press('Continuar editando'));
    expect(screen.queryByText('Há alterações que não foram salvas.')).not.toBeInTheDocument();
    expect(field(/^Endereço/)).toHaveFocus();
    await user.click(press('Cancelar'));
    await user.click(press('Descartar alterações'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
