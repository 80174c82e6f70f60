import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { UnreachableError } from '../../api/errors.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { companyFormAnswers } from '../../testing/fixtures/company-form.ts';
import { renderSite } from '../../testing/render.tsx';
import { CompanyForm } from './company-form.tsx';
import { type CompanyValues, startingFrom } from './company-values.ts';

const FOUND = { logradouro: 'Rua Barão de Jaguara', bairro: 'Centro', localidade: 'Campinas', uf: 'SP' };
const LOADED = 'Dados do CEP carregados com sucesso!';
const UNKNOWN = 'CEP não encontrado';
const FAILED = 'Erro ao buscar informações do CEP';

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

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  return { promise, resolve, reject };
}

/** The postal codes' service, answering each code in turn by hand. */
function cepService() {
  const waiting: { digits: string; answer(body: unknown): void; signal: AbortSignal }[] = [];
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = deferred<Response>();
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    waiting.push({
      digits: address.split('/').at(-3) ?? '',
      signal,
      answer: (body) => resolve(new Response(JSON.stringify(body))),
    });
    return promise;
  });
  return waiting;
}
const asked = (waiting: unknown[], count: number) => waitFor(() => expect(waiting).toHaveLength(count));

describe('the company form', () => {
  it('says what is missing, beside each field, and leads to the first', async () => {
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

  it('takes no half postal code and no half address of e-mail', async () => {
    const { user, onSave } = open();
    await user.type(field('CEP'), '1301');
    await user.type(field(/^E-mail/), '@');
    await user.click(save());
    expect(screen.getByText('O CEP tem 8 dígitos.')).toBeInTheDocument();
    expect(screen.getByText('Email inválido')).toBeInTheDocument();
    expect(field('CEP')).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('saves once, however often it is pressed, and is busy meanwhile', async () => {
    const { user, onSave } = open();
    const { promise, resolve } = deferred<void>();
    onSave.mockReturnValue(promise);
    await user.dblClick(save());
    expect(save()).toBeDisabled();
    expect(onSave).toHaveBeenCalledOnce();
    expect(onSave).toHaveBeenCalledWith(complete, undefined);
    resolve();
    await waitFor(() => expect(save()).toBeEnabled());
  });

  it('says so when the server cannot be reached, and can be sent again', async () => {
    const { user, onSave } = open();
    onSave.mockRejectedValueOnce(new UnreachableError('Failed to fetch'));
    await user.click(save());
    const unreachable = /^Erro ao salvar empresa\. Tente novamente\. Sem conexão com o servidor\./;
    expect(await screen.findByText(unreachable)).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(unreachable)).not.toBeInTheDocument();
  });

  it('offers the categories of the server, and to ask again where they do not come', async () => {
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

  it('fills the state with the city that is picked', async () => {
    const { user } = open(startingFrom({}));
    await user.type(field(/^Cidade/), 'campina');
    await user.click(await screen.findByRole('option', { name: /^Campina Grande/ }));
    expect(field(/^Cidade/)).toHaveValue('Campina Grande');
    expect(field('Estado')).toHaveValue('PB');
  });

  it('warns before the page is left only while something is not saved', async () => {
    const { user } = open();
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await user.type(field(/^Nome/), '!');
    expect(leave()).toBe(false);
    await user.type(field(/^Nome/), '{Backspace}');
    expect(leave()).toBe(true);
  });
});

describe('the postal code', () => {
  it('is looked up once eight digits are there, and fills the address', async () => {
    const waiting = cepService();
    const { user } = open(startingFrom({}));
    await user.type(field('CEP'), '1301500');
    expect(waiting).toEqual([]);
    await user.type(field('CEP'), '1');
    await asked(waiting, 1);
    expect(waiting[0]?.digits).toBe('13015001');
    expect(screen.getByText('Buscando o endereço do CEP…')).toHaveAttribute('role', 'status');
    waiting[0]?.answer(FOUND);
    expect(await screen.findByText(LOADED)).toBeInTheDocument();
    expect(field('CEP')).toHaveValue('13015-001');
    expect(field('Endereço')).toHaveValue('Rua Barão de Jaguara, Centro');
    expect(field(/^Cidade/)).toHaveValue('Campinas');
    expect(field('Estado')).toHaveValue('SP');
    expect(screen.getByText('Confira e acrescente o número.')).toBeInTheDocument();
    expect(screen.queryByText('Buscando o endereço do CEP…')).not.toBeInTheDocument();
  });

  it('leaves alone what was typed while it was looked up', async () => {
    const waiting = cepService();
    const { user } = open(startingFrom({ address: 'Rua Velha' }));
    await user.type(field('CEP'), '13015001');
    await asked(waiting, 1);
    await user.type(field('Endereço'), ', 9');
    waiting[0]?.answer(FOUND);
    await waitFor(() => expect(field(/^Cidade/)).toHaveValue('Campinas'));
    expect(field('Endereço')).toHaveValue('Rua Velha, 9');
  });

  it('of a whole town leaves the street as it is', async () => {
    const waiting = cepService();
    const { user } = open(startingFrom({ address: 'Rua Velha, 9' }));
    await user.type(field('CEP'), '13825000');
    await asked(waiting, 1);
    waiting[0]?.answer({ logradouro: '', bairro: '', localidade: 'Holambra', uf: 'SP' });
    await waitFor(() => expect(field(/^Cidade/)).toHaveValue('Holambra'));
    expect(field('Endereço')).toHaveValue('Rua Velha, 9');
    expect(screen.queryByText('Confira e acrescente o número.')).not.toBeInTheDocument();
  });

  it('of another street takes the place of the old one, with what was added to it', async () => {
    const waiting = cepService();
    const { user } = open(
      startingFrom({ cep: '13010-001', address: 'Rua Velha, 9', city: 'Campinas', state: 'SP' }),
    );
    await user.clear(field('CEP'));
    await user.type(field('CEP'), '58013240');
    await asked(waiting, 1);
    waiting[0]?.answer({ logradouro: 'Rua Nova', bairro: 'Varadouro', localidade: 'João Pessoa', uf: 'PB' });
    await waitFor(() => expect(field('Endereço')).toHaveValue('Rua Nova, Varadouro'));
    expect(field(/^Cidade/)).toHaveValue('João Pessoa');
    expect(field('Estado')).toHaveValue('PB');
    expect(screen.getByText('Confira e acrescente o número.')).toBeInTheDocument();
    await user.type(field('Endereço'), ', 12');
    await user.clear(field('CEP'));
    await user.type(field('CEP'), '13015001');
    await asked(waiting, 2);
    waiting[1]?.answer(FOUND);
    await waitFor(() => expect(field('Endereço')).toHaveValue('Rua Barão de Jaguara, Centro'));
  });

  it('leaves a street alone that was written before it, at the next code too', async () => {
    const waiting = cepService();
    const { user } = open(
      startingFrom({ cep: '13010-001', address: 'Rua Velha, 9', city: 'Campinas', state: 'SP' }),
    );
    await user.clear(field('Endereço'));
    await user.type(field('Endereço'), 'Avenida das Flores, 7');
    for (const [index, cep] of ['58013240', '13825000'].entries()) {
      await user.clear(field('CEP'));
      await user.type(field('CEP'), cep);
      await asked(waiting, index + 1);
      const localidade = index === 0 ? 'João Pessoa' : 'Holambra';
      waiting[index]?.answer({ logradouro: '', bairro: '', localidade, uf: index === 0 ? 'PB' : 'SP' });
      await waitFor(() => expect(field(/^Cidade/)).toHaveValue(localidade));
    }
    expect(field('Endereço')).toHaveValue('Avenida das Flores, 7');
  });

  it('of a whole other town empties the old street and asks for the new one', async () => {
    const waiting = cepService();
    const { user } = open(
      startingFrom({ cep: '13010-001', address: 'Rua Velha, 9', city: 'Campinas', state: 'SP' }),
    );
    await user.clear(field('CEP'));
    await user.type(field('CEP'), '13825000');
    await asked(waiting, 1);
    waiting[0]?.answer({ logradouro: '', bairro: '', localidade: 'Holambra', uf: 'SP' });
    await waitFor(() => expect(field(/^Cidade/)).toHaveValue('Holambra'));
    expect(field('Endereço')).toHaveValue('');
    expect(field('Endereço')).toHaveFocus();
    expect(field('Endereço')).toHaveAccessibleDescription(
      'Este CEP não diz a rua. Informe rua, número e bairro.',
    );
    expect(
      screen.getByText('O endereço foi apagado: este CEP não diz a rua. Informe rua, número e bairro.'),
    ).toHaveAttribute('role', 'status');
    await user.type(field('Endereço'), 'Rua das Tulipas, 3');
    expect(field('Endereço')).toHaveAccessibleDescription('Rua, número e bairro.');
  });

  it('of another town empties a street that had no postal code', async () => {
    const waiting = cepService();
    const { user } = open(startingFrom({ address: 'Rua Velha, 9', city: 'Campinas', state: 'SP' }));
    await user.type(field('CEP'), '13825000');
    await asked(waiting, 1);
    waiting[0]?.answer({ logradouro: '', bairro: '', localidade: 'Holambra', uf: 'SP' });
    await waitFor(() => expect(field('Endereço')).toHaveValue(''));
  });

  it('of the same street keeps its number', async () => {
    const waiting = cepService();
    const { user } = open(
      startingFrom({ cep: '13010-001', address: 'rua barao de jaguara, 120', city: 'Campinas', state: 'SP' }),
    );
    await user.clear(field('CEP'));
    await user.type(field('CEP'), '13015001');
    await asked(waiting, 1);
    waiting[0]?.answer(FOUND);
    expect(await screen.findByText(LOADED)).toBeInTheDocument();
    expect(field('Endereço')).toHaveValue('rua barao de jaguara, 120');
  });

  it('leaves another street alone that was written before it', async () => {
    const waiting = cepService();
    const { user } = open(
      startingFrom({ cep: '13010-001', address: 'Rua Velha, 9', city: 'Campinas', state: 'SP' }),
    );
    await user.clear(field('Endereço'));
    await user.type(field('Endereço'), 'Avenida das Flores, 7');
    await user.clear(field('CEP'));
    await user.type(field('CEP'), '13825000');
    await asked(waiting, 1);
    waiting[0]?.answer({ logradouro: '', bairro: '', localidade: 'Holambra', uf: 'SP' });
    await waitFor(() => expect(field(/^Cidade/)).toHaveValue('Holambra'));
    expect(field('Endereço')).toHaveValue('Avenida das Flores, 7');
  });

  it('typed again leaves the address that belongs to it', async () => {
    const waiting = cepService();
    const { user } = open(
      startingFrom({ cep: '13015-001', address: 'Praça Velha, 9', city: 'Campinas', state: 'SP' }),
    );
    await user.clear(field('CEP'));
    await user.type(field('CEP'), '13015001');
    await asked(waiting, 1);
    waiting[0]?.answer(FOUND);
    expect(await screen.findByText(LOADED)).toBeInTheDocument();
    expect(field('Endereço')).toHaveValue('Praça Velha, 9');
  });

  it('gives way to a newer one', async () => {
    const waiting = cepService();
    const { user } = open(startingFrom({}));
    await user.type(field('CEP'), '13015001');
    await asked(waiting, 1);
    await user.type(field('CEP'), '{Backspace}2');
    await asked(waiting, 2);
    expect(waiting[0]?.signal.aborted).toBe(true);
    waiting[1]?.answer({ ...FOUND, logradouro: 'Rua Dois' });
    await waitFor(() => expect(field('Endereço')).toHaveValue('Rua Dois, Centro'));
  });

  it('is given up with the form', async () => {
    const waiting = cepService();
    const { user, unmount } = open(startingFrom({}));
    await user.type(field('CEP'), '13015001');
    await asked(waiting, 1);
    unmount();
    expect(waiting[0]?.signal.aborted).toBe(true);
  });

  it('may be unknown, which is said until another one is typed', async () => {
    const waiting = cepService();
    const { user } = open(startingFrom({}));
    await user.type(field('CEP'), '99999999');
    await asked(waiting, 1);
    waiting[0]?.answer({ erro: 'true' });
    await waitFor(() => expect(field('CEP')).toHaveAccessibleDescription(expect.stringContaining(UNKNOWN)));
    await user.type(field('CEP'), '{Backspace}');
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
  });

  it('may fail, and the same code is another try', async () => {
    const waiting = cepService();
    const { user } = open(startingFrom({}));
    await user.click(field('CEP'));
    await user.paste('13015-001');
    await asked(waiting, 1);
    waiting[0]?.answer('nonsense');
    await waitFor(() => expect(field('CEP')).toHaveAccessibleDescription(expect.stringContaining(FAILED)));
    await user.clear(field('CEP'));
    await user.paste('13015-001');
    await asked(waiting, 2);
    waiting[1]?.answer(FOUND);
    await waitFor(() => expect(field(/^Cidade/)).toHaveValue('Campinas'));
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });

  it('fails where nobody says whom to ask', async () => {
    const { user } = open(startingFrom({}), {
      CepService: { error: { code: 'INTERNAL_SERVER_ERROR' } },
    });
    await user.type(field('CEP'), '13015001');
    await waitFor(() => expect(field('CEP')).toHaveAccessibleDescription(expect.stringContaining(FAILED)));
  });
});
