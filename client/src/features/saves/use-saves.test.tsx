import type { OperationVariables } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
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

const late = () => new Promise<void>((resolve) => setTimeout(resolve, 100));
/** The first company's answer does not know of the second. */
const ANSWERS = {
  AddSavedCompany: ({ companyId }: OperationVariables) =>
    companyId === '1' ? { after: late(), data: saved(['1']) } : { data: saved(['2', '1']) },
};

it('keeps two hearts that are pressed at once, though the first answer is late', async () => {
  const { user } = renderSite(<Hearts />, { answers: ANSWERS });
  const hearts = screen.getAllByRole('button');
  for (const heart of hearts) await user.click(heart);
  for (const heart of hearts) expect(heart).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(screen.getAllByText('Empresa salva neste navegador.')).toHaveLength(2));
  for (const heart of hearts) expect(heart).toHaveAttribute('aria-pressed', 'true');
});
