import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { PageSubmit } from './page-submit.tsx';
import { useServerForm } from './use-server-form.ts';

function Form({ send }: { send(): Promise<void> }) {
  const serverForm = useServerForm({ initialValues: {}, failedText: 'Erro', send });
  return (
    <form {...serverForm.formProps}>
      <PageSubmit serverForm={serverForm} to="entrar" isDone>
        Entrar
      </PageSubmit>
    </form>
  );
}

it('cannot be sent again once it is done', async () => {
  const send = vi.fn(async () => {});
  const { user } = renderSite(<Form send={send} />, {});
  const button = screen.getByRole('button', { name: 'Entrar' });
  expect(button).toBeDisabled();
  await user.click(button);
  expect(send).not.toHaveBeenCalled();
});
