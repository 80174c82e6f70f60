import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { ClaimForm } from './claim-form.tsx';
import { ClaimList } from './claim-list.tsx';

const OPENER = 'Pedir para assumir esta empresa';
const claim = (changes = {}) => ({
  __typename: 'Claim',
  id: '2',
  status: 'pending',
  message: 'É minha desde 1990.',
  cnpj: '11.222.333/0001-81',
  rejectionReason: null,
  createdAt: '2026-11-10T12:00:00.000Z',
  company: { __typename: 'Company', id: '7', name: 'Padaria Trigo de Ouro', email: 'contato@trigo.com.br' },
  ...changes,
});
const own = (...items: ReturnType<typeof claim>[]) => {
  const myClaimPage = { __typename: 'ClaimPage', items, total: items.length, page: 1, lastPage: 1 };
  return { MyClaims: { data: { myClaimPage } }, LastClaim: { data: { myClaimPage } } };
};

/** Opens the form and sends it with a CNPJ. */
async function sendClaim(user: ReturnType<typeof renderSite>['user']) {
  await user.click(await screen.findByRole('button', { name: OPENER }));
  await user.type(screen.getByLabelText('CNPJ da empresa'), '11222333000181');
  await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
}

it('claims a company with CNPJ and message, and says who decides', async () => {
  const { user, asked } = renderSite(<ClaimForm companyId="7" />, {
    answers: { ...own(), ClaimCompany: { data: { claimCompany: claim() } } },
  });
  await user.click(await screen.findByRole('button', { name: OPENER }));
  expect(screen.getByLabelText('CNPJ da empresa')).toHaveFocus();
  await user.keyboard(' 11.222.333/0001-81 ');
  await user.type(screen.getByLabelText(/^Mensagem/), ' É minha desde 1990. ');
  await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
  expect(await screen.findByText(/A administração decide/)).toBeInTheDocument();
  expect(screen.getByText('Em análise')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'painel da sua conta' })).toLinkTo('/user-dashboard');
  expect(asked.find(({ name }) => name === 'ClaimCompany')?.variables).toEqual({
    companyId: '7',
    message: 'É minha desde 1990.',
    cnpj: '11.222.333/0001-81',
  });
});

it('asks for the CNPJ or for a message that says why there is none', async () => {
  const { user, asked } = renderSite(<ClaimForm companyId="7" />, {
    answers: { ...own(), ClaimCompany: { data: { claimCompany: claim({ cnpj: null }) } } },
  });
  await user.click(await screen.findByRole('button', { name: OPENER }));
  await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
  const field = screen.getByLabelText('CNPJ da empresa');
  expect(field).toHaveAccessibleDescription(/Informe o CNPJ ou escreva na mensagem/);
  expect(field).toHaveFocus();
  expect(asked.of('ClaimCompany')).toEqual([]);
  await user.type(screen.getByLabelText(/^Mensagem/), 'Sou autônoma.');
  await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
  expect(await screen.findByText(/A administração decide/)).toBeInTheDocument();
  expect(asked.of('ClaimCompany')).toEqual([{ companyId: '7', message: 'Sou autônoma.', cnpj: null }]);
});

it('shows beside the field that a CNPJ is invalid', async () => {
  const error = {
    code: 'BAD_USER_INPUT',
    message: 'Confira.',
    fields: { cnpj: ['CNPJ inválido. Confira o número.'] },
  };
  const { user } = renderSite(<ClaimForm companyId="7" />, {
    answers: { ...own(), ClaimCompany: { error } },
  });
  await sendClaim(user);
  const field = screen.getByLabelText('CNPJ da empresa');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/CNPJ inválido/));
  expect(field).toHaveFocus();
});

it('shows the state of an earlier claim', async () => {
  renderSite(<ClaimForm companyId="7" />, { answers: own(claim()) });
  expect(await screen.findByText(/Pedido de 10\/11\/2026/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: OPENER })).not.toBeInTheDocument();
});

it('offers a link to the e-mail of the company while a claim waits', async () => {
  const { user, asked } = renderSite(<ClaimForm companyId="7" />, {
    answers: {
      ...own(claim()),
      SendClaimLink: {
        data: {
          sendClaimLink: { __typename: 'MailedLink', email: 'contato@trigo.com.br', validSeconds: 604_800 },
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Enviar link para contato@trigo.com.br' }));
  expect(await screen.findByText(/Enviamos um link para contato@trigo\.com\.br/)).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ name: 'SendClaimLink', variables: { id: '2' } });
});

it('offers no link where the site sends no mail or the company shows no e-mail', async () => {
  const silent = claim({ company: { ...claim().company, email: null } });
  renderSite(<ClaimForm companyId="7" />, { answers: own(silent) });
  expect(await screen.findByText(/Pedido de 10\/11\/2026/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says that a company proved by its domain is the account’s', async () => {
  const { user } = renderSite(<ClaimForm companyId="7" />, {
    answers: { ...own(), ClaimCompany: { data: { claimCompany: claim({ status: 'approved' }) } } },
  });
  await sendClaim(user);
  expect(await screen.findByText(/Esta página agora é sua/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Abrir meu painel' })).toLinkTo('/user-dashboard?company=7');
});

it('shows why claiming failed', async () => {
  const error = { code: 'CONFLICT', message: 'Esta empresa já tem responsável.' };
  const { user } = renderSite(<ClaimForm companyId="7" />, {
    answers: { ...own(), ClaimCompany: { error } },
  });
  await sendClaim(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Esta empresa já tem responsável.');
});

it('shows why a claim was rejected and offers another', async () => {
  renderSite(<ClaimForm companyId="7" />, {
    answers: own(claim({ status: 'rejected', rejectionReason: 'Envie um documento.' })),
  });
  expect(await screen.findByText(/Motivo: Envie um documento\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: OPENER })).toBeInTheDocument();
});

it('lists claims and cancels a pending one', async () => {
  const approved = claim({ id: '3', status: 'approved', company: { ...claim().company, id: '8' } });
  const { user } = renderSite(<ClaimList />, {
    answers: {
      MyClaims: inTurn(own(claim(), approved).MyClaims, own(approved).MyClaims),
      CancelClaim: { data: { cancelClaim: { __typename: 'Deletion', id: claim().id } } },
    },
  });
  expect(await screen.findByText('Em análise')).toBeInTheDocument();
  expect(screen.getAllByText('CNPJ: 11.222.333/0001-81')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Cancelar/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar pedido' }));
  expect(await screen.findByText('Pedido cancelado.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Em análise')).not.toBeInTheDocument());
  expect(screen.getByText('Aprovado')).toBeInTheDocument();
});

it('shows an error when the claims cannot be loaded', async () => {
  renderSite(<ClaimList />, { answers: { MyClaims: { error: { code: 'INTERNAL_SERVER_ERROR' } } } });
  expect(await screen.findByText('Não foi possível carregar seus pedidos agora.')).toBeInTheDocument();
});
