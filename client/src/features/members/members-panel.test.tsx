import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { MembersPanel } from './members-panel.tsx';

const MEMBER = {
  __typename: 'CompanyMember',
  id: '3',
  name: 'Bia Ramos',
  email: 'bia@exemplo.com.br',
  part: 'attendant',
};
const INVITATION = {
  __typename: 'CompanyInvitation',
  id: '5',
  email: 'caio@exemplo.com.br',
  part: 'manager',
  expiresAt: '2026-12-03T12:00:00.000Z',
};
const people = (companyMembers: object[] = [], companyInvitations: object[] = []) => ({
  data: { companyMembers, companyInvitations },
});
const open = (answers: Answers) =>
  renderSite(<MembersPanel company={{ id: '7', name: 'Padaria Trigo de Ouro' }} />, { answers });

it('invites by e-mail with a part, and shows the link once', async () => {
  const link = 'https://guia.exemplo.com.br/convite/um-link';
  const { user, asked } = open({
    CompanyPeople: inTurn(people(), people([], [INVITATION])),
    InviteMember: {
      data: {
        inviteMember: { __typename: 'CreatedInvitation', invitation: INVITATION, link, isMailed: false },
      },
    },
  });
  await screen.findByText(/Só você cuida desta empresa/);
  await user.click(screen.getByRole('button', { name: 'Convidar' }));
  const form = within(await screen.findByRole('dialog', { name: 'Convidar uma pessoa' }));
  await user.click(form.getByRole('button', { name: 'Convidar' }));
  expect(await form.findByText('Email é obrigatório')).toBeInTheDocument();
  await user.type(form.getByLabelText(/E-mail/), 'caio@exemplo.com.br');
  expect(form.getByRole('radio', { name: /Atendente/ })).toBeChecked();
  await user.click(form.getByRole('radio', { name: /Gerente/ }));
  await user.click(form.getByRole('button', { name: 'Convidar' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Convite criado' }));
  expect(shown.getByLabelText('Link do convite')).toHaveValue(link);
  expect(shown.getByText(/Mande este link para caio@exemplo.com.br/)).toBeInTheDocument();
  expect(asked.first('InviteMember')).toEqual({
    companyId: '7',
    email: 'caio@exemplo.com.br',
    part: 'manager',
  });
  await user.click(shown.getByRole('button', { name: 'Copiar link' }));
  await user.click(shown.getByRole('button', { name: 'Pronto' }));
  expect(screen.getByRole('button', { name: 'Convidar' })).toHaveFocus();
  expect(await screen.findByText('Convites abertos')).toBeInTheDocument();
  expect(screen.getByText(/Gerente, vale até 03\/12\/2026/)).toBeInTheDocument();
});

it('says that the invitation was mailed only where it was', async () => {
  const { user } = open({
    CompanyPeople: people(),
    InviteMember: {
      data: {
        inviteMember: {
          __typename: 'CreatedInvitation',
          invitation: INVITATION,
          link: 'https://guia.exemplo.com.br/convite/x',
          isMailed: true,
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Convidar' }));
  await user.type(await screen.findByLabelText(/E-mail/), 'caio@exemplo.com.br{Enter}');
  expect(await screen.findByText(/Enviamos o convite para caio@exemplo.com.br/)).toBeInTheDocument();
});

it("shows the server's message beside the e-mail", async () => {
  const message = 'Quem tem este e-mail já participa da empresa.';
  const { user } = open({
    CompanyPeople: people(),
    InviteMember: { error: { code: 'BAD_USER_INPUT', message, fields: { email: [message] } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Convidar' }));
  await user.type(await screen.findByLabelText(/E-mail/), 'bia@exemplo.com.br{Enter}');
  await waitFor(() => expect(screen.getByLabelText(/E-mail/)).toHaveAccessibleDescription(message));
});

it('changes a part, and removes a person after saying what that means', async () => {
  const { user, asked } = open({
    CompanyPeople: inTurn(people([MEMBER]), people()),
    ChangeMember: { data: { changeMember: { ...MEMBER, part: 'manager' } } },
    RemoveMember: { data: { removeMember: { __typename: 'Deletion', id: '3' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Mudar papel de Bia Ramos' }));
  const parts = within(await screen.findByRole('dialog', { name: 'Mudar o papel de Bia Ramos' }));
  expect(parts.getByRole('radio', { name: /Atendente/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(parts.getByRole('radio', { name: /Gerente/ })).toBeChecked();
  expect(asked.has('ChangeMember')).toBe(false);
  await user.click(parts.getByRole('button', { name: 'Mudar papel' }));
  expect(await screen.findByText('Bia Ramos agora é Gerente.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mudar papel de Bia Ramos' })).toHaveFocus();
  expect(screen.getByText(/^Gerente, bia@/)).toBeInTheDocument();
  expect(asked.first('ChangeMember')).toEqual({ id: '3', part: 'manager' });
  await user.click(screen.getByRole('button', { name: 'Remover Bia Ramos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remover Bia Ramos?' }));
  expect(
    dialog.getByText(/deixa de ver e de fazer qualquer coisa em Padaria Trigo de Ouro/),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Remover pessoa' }));
  expect(await screen.findByText('Bia Ramos não participa mais da empresa.')).toBeInTheDocument();
  expect(await screen.findByText(/Só você cuida desta empresa/)).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Pessoas' })).toHaveFocus();
});

it('loads the people again when somebody whose part is changed has left', async () => {
  const message = 'Esta pessoa não participa mais da empresa.';
  const { user } = open({
    CompanyPeople: inTurn(people([MEMBER]), people()),
    ChangeMember: { error: { code: 'NOT_FOUND', message } },
  });
  await user.click(await screen.findByRole('button', { name: 'Mudar papel de Bia Ramos' }));
  const parts = within(await screen.findByRole('dialog'));
  await user.click(parts.getByRole('radio', { name: /Gerente/ }));
  await user.click(parts.getByRole('button', { name: 'Mudar papel' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await screen.findByText(/Só você cuida desta empresa/)).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Pessoas' })).toHaveFocus();
});

it('cancels an open invitation', async () => {
  const { user, asked } = open({
    CompanyPeople: inTurn(people([], [INVITATION]), people()),
    CancelInvitation: { data: { cancelInvitation: { __typename: 'Deletion', id: '5' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancelar convite para caio@exemplo.com.br' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar o convite?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancelar convite' }));
  expect(await screen.findByText('Convite cancelado.')).toBeInTheDocument();
  expect(asked.first('CancelInvitation')).toEqual({ id: '5' });
});
