import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { UnreachableError } from '../../api/errors.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { companyFormAnswers } from '../../testing/fixtures/company-form.ts';
import { promiseWithResolvers } from '../../testing/promise-with-resolvers.ts';
import { renderSite } from '../../testing/render.tsx';
import { CompanyForm } from './company-form.tsx';
import { type CompanyValues, startingFrom } from './company-values.ts';

const complete = startingFrom({
  name: 'Padaria Trigo de Ouro',
  description: 'Pães de fermentação natural.',
  categoryId: '3',
  city: 'Campinas',
  phone: '(19) 99555-0100',
  email: 'contato@trigo.exemplo.com.br',
});

function open(initial: CompanyValues = complete, answers: Answers = {}) {
  const onSave = vi.fn(async (_values: CompanyValues, _logo: File | undefined) => {});
  const form = <CompanyForm initial={initial} kind="new" submitText="Salvar" onSave={onSave} />;
  return { ...renderSite(form, { answers: { ...companyFormAnswers(), ...answers } }), onSave };
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole('button', { name: 'Salvar' });

describe('the company form', () => {
  it('shows missing values beside each field, and focuses the first', async () => {
    const { user, onSave } = open(startingFrom({}));
    await user.click(save());
    for (const text of [
      'Nome é obrigatório',
      'Descrição é obrigatória',
      'Categoria é obrigatória',
      'Cidade é obrigatória',
      'Telefone é obrigatório',
      'Email é obrigatório',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.queryByText('Endereço é obrigatório')).not.toBeInTheDocument();
    expect(screen.queryByText('Estado é obrigatório')).not.toBeInTheDocument();
    expect(field(/^Nome/)).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('rejects incomplete postal codes and e-mail addresses', async () => {
    const { user, onSave } = open();
    await user.type(field('CEP'), '1301');
    await user.type(field(/^E-mail/), '@');
    await user.click(save());
    expect(screen.getByText('O CEP tem 8 dígitos.')).toBeInTheDocument();
    expect(screen.getByText('Email inválido')).toBeInTheDocument();
    expect(field('CEP')).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('saves once for several presses, and is busy meanwhile', async () => {
    const { user, onSave } = open();
    const { promise, resolve } = promiseWithResolvers<void>();
    onSave.mockReturnValue(promise);
    await user.dblClick(save());
    expect(save()).toBeDisabled();
    expect(onSave).toHaveBeenCalledOnce();
    expect(onSave).toHaveBeenCalledWith(complete, undefined);
    resolve();
    await waitFor(() => expect(save()).toBeEnabled());
  });

  it('reports an unreachable server, and can be submitted again', async () => {
    const { user, onSave } = open();
    onSave.mockRejectedValueOnce(new UnreachableError('Failed to fetch'));
    await user.click(save());
    const unreachable = /^Erro ao salvar empresa\. Tente novamente\. Sem conexão com o servidor\./;
    expect(await screen.findByText(unreachable)).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(unreachable)).not.toBeInTheDocument();
  });

  it("lists the server's categories, and offers a retry when they cannot be loaded", async () => {
    const { user } = open(complete, {
      CompanyFormOptions: inTurn(
        { error: { code: 'INTERNAL_SERVER_ERROR' } },
        companyFormAnswers().CompanyFormOptions,
      ),
    });
    expect(await screen.findByText('Não foi possível carregar as categorias.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('option', { name: 'Saúde' })).toBeInTheDocument();
    expect(screen.queryByText('Não foi possível carregar as categorias.')).not.toBeInTheDocument();
  });

  it('fills in the state of the chosen city', async () => {
    const { user } = open(startingFrom({}));
    await user.type(field(/^Cidade/), 'campina');
    await user.click(await screen.findByRole('option', { name: /^Campina Grande/ }));
    expect(field(/^Cidade/)).toHaveValue('Campina Grande');
    expect(field('Estado')).toHaveValue('PB');
  });

  it('warns before leaving only with unsaved changes', async () => {
    const { user } = open();
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await user.type(field(/^Nome/), '!');
    expect(leave()).toBe(false);
    await user.type(field(/^Nome/), '{Backspace}');
    expect(leave()).toBe(true);
  });
});
