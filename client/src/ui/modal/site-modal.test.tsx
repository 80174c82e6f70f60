import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { CancelButton } from '../form/cancel-button.tsx';
import { SiteModal } from './site-modal.tsx';

function Opener({ isLeaving = false }: { isLeaving?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {!(isLeaving && isOpen) && (
        <button type="button" onClick={() => setIsOpen(true)}>
          Abrir
        </button>
      )}
      {isOpen && (
        <SiteModal title="Pergunta" onClose={() => setIsOpen(false)}>
          <button type="button" onClick={() => setIsOpen(false)}>
            Responder
          </button>
        </SiteModal>
      )}
    </>
  );
}

it.each(['{Escape}', 'button'])(
  'returns the focus to the button that opened it, closed by %s',
  async (way) => {
    const { user } = renderSite(<Opener />);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    const answer = await screen.findByRole('button', { name: 'Responder' });
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    if (way === 'button') await user.click(answer);
    else await user.keyboard(way);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
  },
);

it('closes where the button that opened it is gone', async () => {
  const { user } = renderSite(<Opener isLeaving />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await user.click(await screen.findByRole('button', { name: 'Responder' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

function Steps() {
  const [step, setStep] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setStep(1)}>
        Abrir
      </button>
      {step > 0 && (
        <SiteModal key={step} title={`Passo ${step}`} onClose={() => setStep(0)}>
          <button type="button" onClick={() => setStep((step + 1) % 3)}>
            Continuar
          </button>
        </SiteModal>
      )}
    </>
  );
}

it('returns the focus to the button that opened the modal whose place it took', async () => {
  const { user } = renderSite(<Steps />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  await screen.findByRole('dialog', { name: 'Passo 2' });
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
});

function Typed() {
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir
      </button>
      {isOpen && (
        <SiteModal
          title="Motivo"
          hasTyped={() => field.current?.value !== ''}
          onClose={() => setIsOpen(false)}
        >
          <input ref={field} aria-label="Motivo" data-autofocus />
          <CancelButton />
        </SiteModal>
      )}
    </>
  );
}

const QUESTION = 'Descartar o que foi digitado?';

it.each(['{Escape}', 'Fechar', 'Cancelar'])('asks once before typed text is lost by %s', async (way) => {
  const { user } = renderSite(<Typed />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  const field = await screen.findByRole('textbox');
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'Repetida');
  const leave = () =>
    way === '{Escape}' ? user.keyboard(way) : user.click(screen.getByRole('button', { name: way }));
  await leave();
  expect(await screen.findByText(QUESTION)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continuar aqui' }));
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Repetida');
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});

it('does not ask where nothing was typed', async () => {
  const { user } = renderSite(<Typed />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
