import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShownAccount } from '../../domain/account/use-may.ts';
import { approvalDetails } from '../../testing/fixtures/approvals.ts';
import { correction } from '../../testing/fixtures/corrections.ts';
import { renderSite } from '../../testing/render.tsx';
import { company } from '../../testing/site-fixtures.ts';
import type { ApprovalDetailsQuery } from '../approval-types/approval-details.gen.ts';
import type { ApprovalParts } from '../approval-types/approval-type.ts';
import type { WorkKind } from '../approval-types/approval-types.ts';
import { ApprovalDetails } from './approval-details.tsx';

const inactive = ({ id, isActive }: Record<string, unknown>) => ({
  data: { setCompanyActive: { __typename: 'Company', id, isActive } },
});
const PARTS: ApprovalParts = { form: () => null, rating: () => null, conversation: () => null };

const registered = (changes = {}) => company({ createdAt: '2026-11-04T12:05:00.000Z', ...changes } as object);

/** Returns an approval about a company with one possible duplicate. */
const detailsOf = (kind: WorkKind) =>
  ({
    ...approvalDetails({ kind, id: '1' }).data.adminWorkMatter,
    company: {
      ...registered(),
      flags: ['possibleDuplicate'],
      duplicates: [{ __typename: 'DuplicateCompany', reasons: ['phone'], company: registered({ id: '8' }) }],
    },
  }) as unknown as ApprovalDetailsQuery['adminWorkMatter'];

it.each<[WorkKind, boolean]>([
  ['newCompany', true],
  ['changedCompany', true],
  ['claim', true],
  ['photo', false],
  ['message', false],
])('shows possible duplicates of the company of an approval: %s, %s', async (kind, isShown) => {
  renderSite(<ApprovalDetails details={detailsOf(kind)} slots={PARTS} onAnswered={() => {}} />);
  expect(await screen.findByRole('heading', { name: 'Dados da empresa' })).toBeInTheDocument();
  expect(screen.queryByText('Mesmo telefone') !== null).toBe(isShown);
});

it('deactivates a company that is said to have closed once that is confirmed, and undoes it', async () => {
  const details = { ...detailsOf('correction'), correction: correction({ field: 'closed' }) };
  const { user, asked } = renderSite(
    <ShownAccount value={{ capabilities: ['editCompanies'] }}>
      <ApprovalDetails
        details={details as ReturnType<typeof detailsOf>}
        slots={PARTS}
        onAnswered={() => {}}
      />
    </ShownAccount>,
    { answers: { SetClosedCompanyActive: inactive } },
  );
  expect(await screen.findByText(/Se ela fechou de vez, desative a empresa antes/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Desativar empresa' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Desativar empresa' }));
  expect(modal.getByText(/sai da busca e das listas agora/)).toBeInTheDocument();
  expect(asked.map(({ name }) => name)).not.toContain('SetClosedCompanyActive');
  await user.click(modal.getByRole('button', { name: 'Desativar empresa' }));
  await user.click(
    await screen.findByRole('button', { name: 'Desfazer: Padaria Trigo de Ouro foi desativada.' }),
  );
  await waitFor(() =>
    expect(asked.of('SetClosedCompanyActive')).toEqual([
      { id: '7', isActive: false },
      { id: '7', isActive: true },
    ]),
  );
});

const other = { __typename: 'Company', id: '9', name: 'Padaria da Praça' };

it.each([
  ['same', null, /^CNPJ informado: 11\.222\.333\/0001-81\. O CNPJ confere\.$/],
  ['sameBase', null, /É de outro estabelecimento da mesma empresa\.$/],
  ['other', other, /Não é o CNPJ desta empresa\.$/],
  ['none', null, /A empresa não tem CNPJ no guia\. Se você aprovar, ela recebe este\.$/],
  ['none', other, /A empresa não tem CNPJ no guia\.$/],
  ['given', null, /A empresa recebeu este CNPJ com o pedido\.$/],
  [null, null, /^Sem CNPJ\.$/],
])('says of the CNPJ of a claim: %s', async (cnpjFit, cnpjCompany, text) => {
  const claim = {
    __typename: 'AdminClaim',
    id: '1',
    message: null,
    cnpj: cnpjFit && '11.222.333/0001-81',
    cnpjFit,
    cnpjCompany,
    createdAt: '2026-11-04T12:05:00.000Z',
    exceedsLimit: false,
    rivals: 0,
    company: { __typename: 'Company', id: '7', name: 'Padaria Trigo de Ouro' },
    claimant: {
      __typename: 'Claimant',
      id: '3',
      name: 'Rosa Lima',
      email: 'rosa@exemplo.com.br',
      isEmailConfirmed: true,
      companiesCount: 0,
      companiesAllowed: 5,
    },
  };
  const details = { ...detailsOf('claim'), claim } as ReturnType<typeof detailsOf>;
  renderSite(<ApprovalDetails details={details} slots={PARTS} onAnswered={() => {}} />);
  const section = within(await screen.findByRole('region', { name: 'Pedido' }));
  expect(
    section.getByText((_text, element) => element?.tagName === 'P' && text.test(element.textContent)),
  ).toBeInTheDocument();
  const link = section.queryByRole('link', { name: /^Padaria da Praça/ });
  if (cnpjCompany) expect(link).toHaveAttribute('href', '/company/9');
  else expect(link).not.toBeInTheDocument();
  expect(section.queryByText(/esta continua sem CNPJ/) !== null).toBe(
    cnpjFit === 'none' && cnpjCompany !== null,
  );
});
