import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { companyFormAnswers, ownCompany } from '../../testing/fixtures/company-form.ts';
import { renderSite } from '../../testing/render.tsx';
import { AdminCompanyModal } from './admin-company-modal.tsx';

const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };
const bakery = { ...ownCompany(), ownerEmail: 'rosa@exemplo.com.br' };

function open(id: string | undefined, answers: Answers = {}) {
  const onClose = vi.fn();
  const onSaved = vi.fn();
  const rendered = renderSite(<AdminCompanyModal id={id} onClose={onClose} onSaved={onSaved} />, {
    answers: { ...companyFormAnswers(), AdministeredCompany: { data: { company: bakery } }, ...answers },
  });
  return { ...rendered, onClose, onSaved };
}
const fill = async (user: UserEvent) => {
  await screen.findByRole('option', { name: 'Saúde' });
  await user.click(screen.getByLabelText(/^Nome/));
  await user.paste('Só Nome ');
  await user.selectOptions(screen.getByLabelText(/^Categoria/), 'Saúde');
  await user.click(screen.getByLabelText(/^Cidade/));
  await user.paste('Campinas');
};
const save = (name = 'Criar empresa') => screen.findByRole('button', { name });

it('requires name, category and city only', async () => {
  const { user, asked, onSaved } = open(undefined, {
    AdminCreateCompany: { data: { adminCreateCompany: bakery } },
  });
  await user.click(await save());
  for (const text of ['Nome é obrigatório', 'Categoria é obrigatória', 'Cidade é obrigatória'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText('Descrição é obrigatória')).not.toBeInTheDocument();
  expect(screen.queryByText('Telefone é obrigatório')).not.toBeInTheDocument();
  await fill(user);
  await user.click(await save());
  expect(await screen.findByText('Empresa criada com sucesso!')).toBeInTheDocument();
  expect(onSaved).toHaveBeenCalledOnce();
  const created = asked.filter((operation) => operation.name === 'AdminCreateCompany').at(-1);
  const input = created?.variables?.input as Record<string, unknown>;
  const { name, categoryId, city, contactType, ...others } = input;
  expect({ name, categoryId, city, contactType }).toEqual({
    name: 'Só Nome',
    categoryId: '4',
    city: 'Campinas',
    contactType: 'phone',
  });
  expect(Object.keys(others)).toContain('ownerEmail');
  expect(Object.values(others).every((value) => value === null)).toBe(true);
});

it("shows the server's errors beside their fields, and its own text for internal errors", async () => {
  const { user, onSaved } = open(undefined, {
    AdminCreateCompany: inTurn(broken, {
      error: {
        code: 'BAD_USER_INPUT',
        message: 'Confira os campos.',
        fields: { ownerEmail: ['Não há conta de empresa com este e-mail.'] },
      },
    }),
  });
  await fill(user);
  await user.type(screen.getByLabelText('E-mail do dono'), 'x');
  await user.click(await save());
  expect(screen.getByText('Email inválido')).toBeInTheDocument();
  await user.type(screen.getByLabelText('E-mail do dono'), '@y');
  await user.click(await save());
  expect(await screen.findByText('Erro ao criar empresa')).toBeInTheDocument();
  await user.click(await save());
  expect(await screen.findByText('Não há conta de empresa com este e-mail.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('E-mail do dono')).toHaveFocus());
  expect(onSaved).not.toHaveBeenCalled();
});

it('sends changed values only, emptied ones too', async () => {
  const { user, asked, onSaved } = open('7', {
    AdminUpdateCompany: inTurn(broken, { data: { adminUpdateCompany: { ...bakery, ownerEmail: null } } }),
  });
  await user.clear(await screen.findByLabelText('E-mail do dono'));
  await user.clear(screen.getByLabelText('Telefone'));
  await user.selectOptions(screen.getByLabelText('Este número é de'), 'Telefone');
  await user.click(await save('Salvar alterações'));
  expect(await screen.findByText('Erro ao atualizar empresa')).toBeInTheDocument();
  await user.click(await save('Salvar alterações'));
  expect(await screen.findByText('Empresa atualizada com sucesso!')).toBeInTheDocument();
  expect(onSaved).toHaveBeenCalledOnce();
  expect(asked.last('AdminUpdateCompany')).toEqual({
    id: '7',
    input: { ownerEmail: '', phone: '', contactType: 'phone' },
  });
});

it('asks before typed values are lost', async () => {
  const { user, onClose } = open('7');
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), ' & Filhas');
  await user.keyboard('{Escape}');
  const notice = await screen.findByText('Há alterações que não foram salvas.');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(
    within(notice.closest('div') as HTMLElement).getByRole('button', { name: 'Descartar alterações' }),
  );
  expect(onClose).toHaveBeenCalledOnce();
});

it('reports a removed company and a failed request', async () => {
  const { user } = open('7', {
    AdministeredCompany: inTurn(broken, {
      error: { code: 'NOT_FOUND', message: 'Empresa não encontrada' },
    }),
  });
  expect(await screen.findByText('Erro ao carregar dados da empresa')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Empresa não encontrada')).toBeInTheDocument();
});
