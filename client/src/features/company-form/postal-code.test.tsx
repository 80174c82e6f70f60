import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answers } from '../../testing/answers.ts';
import { companyFormAnswers } from '../../testing/fixtures/company-form.ts';
import { pasteInto } from '../../testing/paste-into.ts';
import { promiseWithResolvers } from '../../testing/promise-with-resolvers.ts';
import { renderSite } from '../../testing/render.tsx';
import { CompanyForm } from './company-form.tsx';
import { type CompanyValues, startingFrom } from './company-values.ts';

const FOUND = { logradouro: 'Rua Barão de Jaguara', bairro: 'Centro', localidade: 'Campinas', uf: 'SP' };
const LOADED = 'Dados do CEP carregados com sucesso!';
const UNKNOWN = 'CEP não encontrado';
const FAILED = 'Erro ao buscar informações do CEP';

const open = (initial: CompanyValues, answers: Answers = {}) =>
  renderSite(<CompanyForm initial={initial} kind="new" submitText="Salvar" onSave={vi.fn()} />, {
    answers: { ...companyFormAnswers(), ...answers },
  });

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

/** Stubs the postal codes' service; each request is answered by the test. */
function cepService() {
  const waiting: { digits: string; answer(body: unknown): void; signal: AbortSignal }[] = [];
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = promiseWithResolvers<Response>();
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

describe('the postal code', () => {
  it('is looked up once it has eight digits, and fills in the address', async () => {
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

  it('does not replace an address typed during the lookup', async () => {
    const waiting = cepService();
    const { user } = open(startingFrom({ address: 'Rua Velha' }));
    await pasteInto(user, field('CEP'), '13015001');
    await asked(waiting, 1);
    await pasteInto(user, field('Endereço'), ', 9');
    waiting[0]?.answer(FOUND);
    await waitFor(() => expect(field(/^Cidade/)).toHaveValue('Campinas'));
    expect(field('Endereço')).toHaveValue('Rua Velha, 9');
  });

  it('of a whole town leaves the street as it is', async () => {
    const waiting = cepService();
    const { user } = open(startingFrom({ address: 'Rua Velha, 9' }));
    await pasteInto(user, field('CEP'), '13825000');
    await asked(waiting, 1);
    waiting[0]?.answer({ logradouro: '', bairro: '', localidade: 'Holambra', uf: 'SP' });
    await waitFor(() => expect(field(/^Cidade/)).toHaveValue('Holambra'));
    expect(field('Endereço')).toHaveValue('Rua Velha, 9');
    expect(screen.queryByText('Confira e acrescente o número.')).not.toBeInTheDocument();
  });

  it('of another street replaces the earlier one and its number', async () => {
    const waiting = cepService();
    const { user } = open(
      startingFrom({ cep: '13010-001', address: 'Rua Velha, 9', city: 'Campinas', state: 'SP' }),
    );
    await user.clear(field('CEP'));
    await pasteInto(user, field('CEP'), '58013240');
    await asked(waiting, 1);
    waiting[0]?.answer({ logradouro: 'Rua Nova', bairro: 'Varadouro', localidade: 'João Pessoa', uf: 'PB' });
    await waitFor(() => expect(field('Endereço')).toHaveValue('Rua Nova, Varadouro'));
    expect(field(/^Cidade/)).toHaveValue('João Pessoa');
    expect(field('Estado')).toHaveValue('PB');
    expect(screen.getByText('Confira e acrescente o número.')).toBeInTheDocument();
    await pasteInto(user, field('Endereço'), ', 12');
    await user.clear(field('CEP'));
    await pasteInto(user, field('CEP'), '13015001');
    await asked(waiting, 2);
    waiting[1]?.answer(FOUND);
    await waitFor(() => expect(field('Endereço')).toHaveValue('Rua Barão de Jaguara, Centro'));
  });

  it('does not replace a street typed before it, nor does the next code', async () => {
    const waiting = cepService();
    const { user } = open(
      startingFrom({ cep: '13010-001', address: 'Rua Velha, 9', city: 'Campinas', state: 'SP' }),
    );
    await user.clear(field('Endereço'));
    await pasteInto(user, field('Endereço'), 'Avenida das Flores, 7');
    for (const [index, cep] of ['58013240', '13825000'].entries()) {
      await user.clear(field('CEP'));
      await pasteInto(user, field('CEP'), cep);
      await asked(waiting, index + 1);
      const localidade = index === 0 ? 'João Pessoa' : 'Holambra';
      waiting[index]?.answer({ logradouro: '', bairro: '', localidade, uf: index === 0 ? 'PB' : 'SP' });
      await waitFor(() => expect(field(/^Cidade/)).toHaveValue(localidade));
    }
    expect(field('Endereço')).toHaveValue('Avenida das Flores, 7');
  });

  it('of another whole town empties the earlier street and asks for the new one', async () => {
    const waiting = cepService();
    const { user } = open(
      startingFrom({ cep: '13010-001', address: 'Rua Velha, 9', city: 'Campinas', state: 'SP' }),
    );
    await user.clear(field('CEP'));
    await pasteInto(user, field('CEP'), '13825000');
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
    await pasteInto(user, field('Endereço'), 'Rua das Tulipas, 3');
    expect(field('Endereço')).toHaveAccessibleDescription('Rua, número e bairro.');
  });

  it('of another town empties a street that had no postal code', async () => {
    const waiting = cepService();
    const { user } = open(startingFrom({ address: 'Rua Velha, 9', city: 'Campinas', state: 'SP' }));
    await pasteInto(user, field('CEP'), '13825000');
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
    await pasteInto(user, field('CEP'), '13015001');
    await asked(waiting, 1);
    waiting[0]?.answer(FOUND);
    expect(await screen.findByText(LOADED)).toBeInTheDocument();
    expect(field('Endereço')).toHaveValue('rua barao de jaguara, 120');
  });

  it('does not replace another street typed before it', async () => {
    const waiting = cepService();
    const { user } = open(
      startingFrom({ cep: '13010-001', address: 'Rua Velha, 9', city: 'Campinas', state: 'SP' }),
    );
    await user.clear(field('Endereço'));
    await pasteInto(user, field('Endereço'), 'Avenida das Flores, 7');
    await user.clear(field('CEP'));
    await pasteInto(user, field('CEP'), '13825000');
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
    await pasteInto(user, field('CEP'), '13015001');
    await asked(waiting, 1);
    waiting[0]?.answer(FOUND);
    expect(await screen.findByText(LOADED)).toBeInTheDocument();
    expect(field('Endereço')).toHaveValue('Praça Velha, 9');
  });

  it('is aborted by a newer one', async () => {
    const waiting = cepService();
    const { user } = open(startingFrom({}));
    await pasteInto(user, field('CEP'), '13015001');
    await asked(waiting, 1);
    await user.type(field('CEP'), '{Backspace}2');
    await asked(waiting, 2);
    expect(waiting[0]?.signal.aborted).toBe(true);
    waiting[1]?.answer({ ...FOUND, logradouro: 'Rua Dois' });
    await waitFor(() => expect(field('Endereço')).toHaveValue('Rua Dois, Centro'));
  });

  it('is aborted when the form is closed', async () => {
    const waiting = cepService();
    const { user, unmount } = open(startingFrom({}));
    await pasteInto(user, field('CEP'), '13015001');
    await asked(waiting, 1);
    unmount();
    expect(waiting[0]?.signal.aborted).toBe(true);
  });

  it('may be unknown: the message stays until it is edited', async () => {
    const waiting = cepService();
    const { user } = open(startingFrom({}));
    await pasteInto(user, field('CEP'), '99999999');
    await asked(waiting, 1);
    waiting[0]?.answer({ erro: 'true' });
    await waitFor(() => expect(field('CEP')).toHaveAccessibleDescription(expect.stringContaining(UNKNOWN)));
    await user.type(field('CEP'), '{Backspace}');
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
  });

  it('may fail: entering the same code looks it up again', async () => {
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

  it('fails without the address of the service', async () => {
    const { user } = open(startingFrom({}), {
      CepService: { error: { code: 'INTERNAL_SERVER_ERROR' } },
    });
    await pasteInto(user, field('CEP'), '13015001');
    await waitFor(() => expect(field('CEP')).toHaveAccessibleDescription(expect.stringContaining(FAILED)));
  });

  it('names state and capital though the service fails, without a city of another state', async () => {
    const waiting = cepService();
    const { user } = open(startingFrom({}));
    await pasteInto(user, field('CEP'), '01310100');
    await asked(waiting, 1);
    waiting[0]?.answer('nonsense');
    await waitFor(() => expect(field('CEP')).toHaveAccessibleDescription(expect.stringContaining(FAILED)));
    expect(field('Estado')).toHaveValue('SP');
    expect(field(/^Cidade/)).toHaveValue('São Paulo');
    await user.clear(field('CEP'));
    await pasteInto(user, field('CEP'), '89010000');
    expect(field('Estado')).toHaveValue('SC');
    expect(field(/^Cidade/)).toHaveValue('');
    await user.selectOptions(field('Estado'), 'PR');
    await pasteInto(user, field(/^Cidade/), 'Londrina');
    await asked(waiting, 2);
    waiting[1]?.answer('nonsense');
    await waitFor(() => expect(field('CEP')).toHaveAccessibleDescription(expect.stringContaining(FAILED)));
    expect(field('Estado')).toHaveValue('PR');
    expect(field(/^Cidade/)).toHaveValue('Londrina');
  });
});
