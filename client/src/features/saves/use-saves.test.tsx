import type { OperationVariables } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { promiseWithResolvers } from '../../testing/promise-with-resolvers.ts';
import { renderSite } from '../../testing/render.tsx';
import { SaveButton } from './save-button.tsx';
import { useSaves } from './use-saves.ts';

function Hearts() {
  const { isSaved, toggle } = useSaves();
  return ['1', '2'].map((id) => (
    <SaveButton key={id} companyName={id} isSaved={isSaved(id)} onToggle={() => toggle(id)} />
  ));
}
const saved = (companyIds: string[]) => ({
  addSavedCompany: { __typename: 'SavedCompanyIds', companyIds },
});

const first = promiseWithResolvers<void>();
/** The first company's answer comes late and does not know of the second. */
const ANSWERS = {
  SavedCompanyIds: { data: { savedCompanyIds: { __typename: 'SavedCompanyIds', companyIds: [] } } },
  AddSavedCompany: ({ companyId }: OperationVariables) =>
    companyId === '1' ? { after: first.promise, data: saved(['1']) } : { data: saved(['2', '1']) },
};

/** Two pages, of which one is shown. */
function Pages() {
  const [page, setPage] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setPage(page + 1)}>
        Outra página
      </button>
      <Hearts key={page} />
    </>
  );
}

it('keeps hearts pressed on two pages, though the first answer comes last', async () => {
  localStorage.setItem('fingerprint', 'a-known-browser');
  const { user } = renderSite(<Pages />, { answers: ANSWERS });
  const hearts = () => screen.getAllByRole('button', { name: /^Salvar/ });
  const arePressed = () => hearts().map((heart) => heart.getAttribute('aria-pressed'));
  await user.click(hearts()[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Outra página' }));
  expect(arePressed()).toEqual(['true', 'false']);
  await user.click(hearts()[1] as HTMLElement);
  expect(arePressed()).toEqual(['true', 'true']);
  expect(await screen.findByText('Empresa salva neste navegador.')).toBeInTheDocument();
  await act(async () => first.resolve());
  await waitFor(() => expect(screen.getAllByText('Empresa salva neste navegador.')).toHaveLength(2));
  expect(arePressed()).toEqual(['true', 'true']);
});

it('keeps the first heart of a browser', async () => {
  const { user } = renderSite(<Hearts />, { answers: { AddSavedCompany: { data: saved(['2']) } } });
  const [, heart] = screen.getAllByRole('button');
  await user.click(heart as HTMLElement);
  expect(await screen.findByText('Empresa salva neste navegador.')).toBeInTheDocument();
  expect(heart).toHaveAttribute('aria-pressed', 'true');
});
