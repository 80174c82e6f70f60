import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { companyFormAnswers, kind } from '../../testing/fixtures/company-form.ts';
import { renderSite } from '../../testing/render.tsx';
import { CompanyForm } from './company-form.tsx';
import { adminInputOf, type CompanyValues, changesOf, startingFrom } from './company-values.ts';

const HAIR = kind('11', 'Cabeleireiro e salão de beleza', { id: '4', name: 'Saúde' });
const BARBER = kind('12', 'Barbearia', { id: '4', name: 'Saúde' });
const BAKERY = kind('13', 'Padaria');
const filled = { name: 'Rosa', description: 'Cortes.', city: 'Campinas', phone: '1', email: 'a@b.com.br' };

function open(known: Parameters<typeof startingFrom>[0] = {}, answers: Answers = {}) {
  const initial = startingFrom({ ...filled, ...known });
  const onSave = vi.fn(async (_values: CompanyValues) => {});
  const form = <CompanyForm initial={initial} kind="new" submitText="Salvar" onSave={onSave} />;
  const rendered = renderSite(form, {
    answers: { ...companyFormAnswers(), KindChoices: { data: { kinds: [HAIR, BARBER] } }, ...answers },
  });
  const save = async () => {
    await rendered.user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    return onSave.mock.calls[0]?.[0] as CompanyValues;
  };
  return { ...rendered, initial, onSave, save };
}

const field = () => screen.getByRole('combobox', { name: 'Segmentos' });
const offered = async () => {
  const list = await screen.findByRole('listbox', { name: 'Sugestões: Segmentos' });
  return within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
};
const chosen = () =>
  within(screen.getByRole('list', { name: 'Segmentos escolhidos' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

describe('the field of kinds', () => {
  it('offers kinds with their category, and chooses by keyboard without sending the form', async () => {
    const { user, onSave, asked } = open();
    await screen.findByRole('option', { name: 'Saúde' });
    await user.type(field(), 'cabelo');
    await screen.findByRole('option', { name: /^Cabeleireiro/ });
    expect(asked.first('KindChoices')).toEqual({ q: 'cabelo' });
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual(['Cabeleireiro e salão de beleza SaúdePrincipal']);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    await user.type(field(), 'xy{Enter}');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('fills in the category with the first kind, and never a chosen one', async () => {
    const { user } = open();
    await screen.findByRole('option', { name: 'Saúde' });
    const category = () => screen.getByLabelText<HTMLSelectElement>(/^Categoria/);
    await user.type(field(), 'cabelo');
    await user.click(await screen.findByRole('option', { name: /^Cabeleireiro/ }));
    expect(category()).toHaveDisplayValue('Saúde');
    expect(category()).toHaveAccessibleDescription('Escolhida pelo segmento. Troque, se for outra.');
    await user.selectOptions(category(), 'Alimentação');
    await user.type(field(), 'barba');
    await user.click(await screen.findByRole('option', { name: /^Barbearia/ }));
    expect(category()).toHaveDisplayValue('Alimentação');
  });

  it('marks the main kind, which another can become, and saves the order', async () => {
    const { user, save } = open({ categoryId: '4', kinds: [HAIR, BARBER, BAKERY] });
    await user.click(button('Tornar principal: Padaria'));
    await user.click(button('Remover Barbearia'));
    expect(chosen()).toEqual([
      'Padaria AlimentaçãoPrincipal',
      'Cabeleireiro e salão de beleza SaúdeTornar principal',
    ]);
    expect(screen.getByText('Barbearia: removido.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('group', { name: 'Segmentos da empresa' })).toHaveFocus();
    expect(adminInputOf(await save()).kindIds).toEqual(['13', '11']);
  });

  it('takes five at most, and says so', async () => {
    const five = ['1', '2', '3', '4', '5'].map((id) => kind(id, `Segmento ${id}`));
    const { user, asked } = open({ categoryId: '4', kinds: five });
    expect(screen.getByText('Cinco segmentos é o máximo. Remova um para escolher outro.')).toBeVisible();
    await user.type(field(), 'cabelo');
    await user.click(button('Remover Segmento 3'));
    await user.click(field());
    expect(await offered()).toHaveLength(2);
    expect(asked.of('KindChoices')).toHaveLength(1);
  });

  it('says what to do where no kind has the name, and retries a failed search', async () => {
    const { user } = open(
      {},
      {
        KindChoices: inTurn(
          { data: { kinds: [] } },
          { error: { code: 'INTERNAL_SERVER_ERROR' } },
          { data: { kinds: [HAIR] } },
        ),
      },
    );
    await user.type(field(), 'qwerty');
    expect(await screen.findByText(/^Nenhum segmento com esse nome\. Tente outra palavra/)).toBeVisible();
    await user.clear(field());
    expect(screen.queryByText(/^Nenhum segmento/)).not.toBeInTheDocument();
    await user.type(field(), 'cabelo');
    expect(await screen.findByText('Não foi possível procurar os segmentos agora.')).toBeVisible();
    await user.click(button('Tentar novamente'));
    await waitFor(() => expect(field()).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(await offered()).toEqual(['Cabeleireiro e salão de beleza  Saúde']);
  });

  it('says that it is searching', async () => {
    const { user } = open({}, { KindChoices: { pending: true } });
    await user.type(field(), 'cabelo');
    expect(await screen.findByText('Procurando…')).toBeVisible();
  });

  it("shows the server's message beside it", async () => {
    const message = 'Escolha cada segmento uma vez só.';
    const { user, onSave } = open({ categoryId: '4', kinds: [HAIR] });
    const error = { code: 'BAD_USER_INPUT', fields: { kindIds: [{ code: 'INVALID', message }] } };
    const { CombinedGraphQLErrors } = await import('@apollo/client');
    onSave.mockRejectedValueOnce(new CombinedGraphQLErrors({ errors: [{ message, extensions: error }] }));
    await user.click(button('Salvar'));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(new RegExp(message)));
    expect(field()).toHaveFocus();
  });

  it('marks a guess, and sends it once it is confirmed', async () => {
    const { user, initial, save } = open({ categoryId: '4', kinds: [HAIR, BARBER], kindsAreGuessed: true });
    expect(screen.getByText('Sugerido pelo texto: confirme ou troque')).toBeVisible();
    expect(changesOf(initial, { ...initial })).toEqual({});
    await user.click(button('Confirmar segmentos'));
    expect(screen.queryByText(/^Sugerido a partir do texto/)).not.toBeInTheDocument();
    expect(changesOf(initial, await save())).toEqual({ kindIds: ['11', '12'] });
  });
});
