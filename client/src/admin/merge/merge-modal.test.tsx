import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { chooseAction } from '../../testing/list-steps.ts';
import { askedFor, bakery, listOf, openCompanies } from '../../testing/screens/company-list.tsx';

const city = { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' };
const duplicate = (id: string, name: string, isApproved = true) => ({
  __typename: 'DuplicateCompany',
  company: { __typename: 'Company', id, name, isApproved, city },
});
const choices = (...duplicates: object[]) => ({
  data: { company: { __typename: 'Company', id: '7', duplicates } },
});
const NAMES: Record<string, string> = { 7: 'Padaria Trigo', 8: 'Trigo Pães', 12: 'Trigal' };
const company = (id: unknown) => ({
  __typename: 'Company',
  id,
  name: NAMES[String(id)],
  ownerName: 'Rosa Lima',
});
const NOTHING = {
  __typename: 'CompanyMerge',
  ratings: 0,
  olderRatings: 0,
  ownRatings: 0,
  messages: 0,
  saves: 0,
  claims: 0,
  corrections: 0,
  views: 0,
  photos: 0,
  photosOver: 0,
  members: 0,
  readsMore: false,
  readsLess: false,
  takesOwner: false,
  problem: null,
};
const effect =
  (changes = {}) =>
  ({ keptId, removedId }: Record<string, unknown>) =>
    NAMES[String(removedId)] && NAMES[String(keptId)]
      ? {
          data: {
            adminCompanyMerge: { ...NOTHING, ...changes },
            kept: company(keptId),
            removed: company(removedId),
          },
        }
      : { error: { code: 'NOT_FOUND', message: 'Empresa não encontrada' } };
const MERGED = { data: { mergeCompanies: { __typename: 'Company', id: '7' } } };

async function open(answers: Answers) {
  const opened = openCompanies({ AdminCompanies: listOf([bakery()]), ...answers });
  await chooseAction(opened.user, 'Padaria Trigo', 'Unir com outra…');
  return { ...opened, modal: within(await screen.findByRole('dialog', { name: 'Unir empresas' })) };
}

it('says in numbers what goes along and what is lost, and merges what it said', async () => {
  const changes = {
    takesOwner: true,
    ratings: 12,
    messages: 3,
    olderRatings: 1,
    ownRatings: 2,
    photosOver: 2,
  };
  const answer = ({ takesOwner }: Record<string, unknown>) => {
    changes.takesOwner = false;
    return takesOwner ? { error: { code: 'CONFLICT', message: 'O dono mudou.' } } : MERGED;
  };
  const { user, asked, modal } = await open({
    MergeChoices: choices(duplicate('8', 'Trigo Pães'), duplicate('9', 'Na fila', false)),
    CompanyMerge: effect(changes),
    MergeCompanies: answer,
  });
  expect(await modal.findByText('12 avaliações')).toBeInTheDocument();
  const lines = modal.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    '12 avaliações',
    '3 mensagens',
    'o dono, Rosa Lima, com a conta e o plano dele',
    'o que está escrito em Trigo Pães: nome, contatos, descrição, horário, logo',
    '1 avaliação mais antiga de quem avaliou as duas',
    '2 avaliações de quem cuida da empresa',
    '2 fotos além do limite do plano',
  ]);
  const offered = within(modal.getByLabelText('Unir com')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Trigo Pães · nº 8 · Campinas.*SP$/),
    'Outra',
  ]);
  await user.click(modal.getByRole('button', { name: 'Unir empresas' }));
  expect(await modal.findByText('O dono mudou.')).toBeInTheDocument();
  await waitFor(() => expect(modal.queryByText(/^o dono, Rosa Lima/)).not.toBeInTheDocument());
  await user.click(modal.getByRole('button', { name: 'Unir empresas' }));
  expect(await screen.findByText('Trigo Pães foi unida a Padaria Trigo.')).toBeInTheDocument();
  expect(askedFor(asked, 'MergeCompanies')).toEqual(
    [true, false].map((takesOwner) => ({ keptId: '7', removedId: '8', takesOwner })),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('keeps the other one where that is chosen', async () => {
  const { user, asked, modal } = await open({
    MergeChoices: choices(duplicate('8', 'Trigo Pães')),
    CompanyMerge: effect(),
    MergeCompanies: MERGED,
  });
  await user.selectOptions(
    await modal.findByLabelText('Qual fica'),
    await modal.findByText('Trigo Pães · nº 8'),
  );
  expect(await modal.findByText(/^o que está escrito em Padaria Trigo/)).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Unir empresas' }));
  await waitFor(() =>
    expect(askedFor(asked, 'MergeCompanies')).toEqual([{ keptId: '8', removedId: '7', takesOwner: false }]),
  );
});

const found = (id: string, isApproved = true) => ({ ...company(id), isActive: true, isApproved, city });
const foundBy = (...companies: object[]) => ({
  data: { adminFind: { __typename: 'AdminFind', companies } },
});

it('asks for the other one by its name where nothing is alike', async () => {
  const { user, asked, modal } = await open({
    MergeChoices: choices(),
    FindCompanies: foundBy(found('7'), found('8', false), found('12')),
    CompanyMerge: effect(),
    MergeCompanies: MERGED,
  });
  const field = await modal.findByLabelText(/^Outra empresa/);
  await user.click(modal.getByRole('button', { name: 'Unir empresas' }));
  expect(await modal.findByText('Escolha a empresa na lista.')).toBeInTheDocument();
  await user.type(field, 'trig');
  // Neither the company itself nor one that waits.
  const other = await modal.findByRole('option', { name: /Trigal/ });
  expect(other.parentElement?.children).toHaveLength(1);
  await user.click(other);
  expect(await modal.findByText('Trigal · nº 12')).toBeInTheDocument();
  await user.type(field, 'x');
  await user.click(modal.getByRole('button', { name: 'Unir empresas' }));
  expect(askedFor(asked, 'MergeCompanies')).toEqual([]);
});

it('forgets the company that was found once the field is left', async () => {
  const { user, asked, modal } = await open({
    MergeChoices: choices(duplicate('8', 'Trigo Pães')),
    FindCompanies: foundBy(found('12')),
    CompanyMerge: effect(),
    MergeCompanies: MERGED,
  });
  const select = await modal.findByLabelText('Unir com');
  await user.selectOptions(select, 'Outra');
  await user.type(modal.getByLabelText(/^Outra empresa/), 'trig');
  await user.click(await modal.findByRole('option', { name: /Trigal/ }));
  expect(await modal.findByText('Trigal · nº 12')).toBeInTheDocument();
  await user.selectOptions(select, '8');
  await user.selectOptions(select, 'Outra');
  expect(modal.getByLabelText(/^Outra empresa/)).toHaveValue('');
  await user.click(modal.getByRole('button', { name: 'Unir empresas' }));
  expect(await modal.findByText('Escolha a empresa na lista.')).toBeInTheDocument();
  expect(asked.has('MergeCompanies')).toBe(false);
});

it('does not pick by Enter what an earlier text found', async () => {
  const { user, asked, modal } = await open({
    MergeChoices: choices(),
    FindCompanies: inTurn(foundBy(found('12')), { pending: true }),
  });
  const field = await modal.findByLabelText(/^Outra empresa/);
  await user.type(field, 'trig');
  expect(await modal.findByRole('option', { name: /Trigal/ })).toBeInTheDocument();
  // Before the next text is asked for, and while its answer is on its way.
  await user.type(field, 'o{Enter}');
  expect(field).toHaveValue('trigo');
  await waitFor(() => expect(asked.last('FindCompanies')).toMatchObject({ q: 'trigo' }));
  await user.type(field, '{Enter}');
  expect(field).toHaveValue('trigo');
  expect(asked.has('CompanyMerge')).toBe(false);
});

it('says where no other company is found', async () => {
  const itself = { ...company('7'), isActive: true, isApproved: true, city };
  const { user, modal } = await open({
    MergeChoices: choices(),
    FindCompanies: { data: { adminFind: { __typename: 'AdminFind', companies: [itself] } } },
  });
  await user.type(await modal.findByLabelText(/^Outra empresa/), 'trigo');
  expect(await modal.findByText(/^Nenhuma empresa encontrada/)).toBeInTheDocument();
});

it.each([
  [{ readsMore: true }, /^Quem cuida de Padaria Trigo passa a ler mensagens/],
  [{ readsLess: true }, /^Quem cuida de Trigo Pães deixa de ler/],
])('says who reads messages then: %o', async (changes, sentence) => {
  const { modal } = await open({
    MergeChoices: choices(duplicate('8', 'Trigo Pães')),
    CompanyMerge: effect(changes),
  });
  expect(await modal.findByText(sentence)).toBeInTheDocument();
  expect(modal.getAllByText(/^Quem cuida de/)).toHaveLength(1);
});

it('says why two companies cannot be merged, and does not try', async () => {
  const { user, asked, modal } = await open({
    MergeChoices: choices(duplicate('8', 'Trigo Pães')),
    CompanyMerge: effect({ problem: 'As duas empresas têm dono.' }),
  });
  expect(await modal.findByText('As duas empresas têm dono.')).toHaveAttribute('role', 'status');
  await user.click(modal.getByRole('button', { name: 'Unir empresas' }));
  expect(askedFor(asked, 'MergeCompanies')).toEqual([]);
});
