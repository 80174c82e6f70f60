import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { companyFormAnswers, ownCompany } from '../../testing/fixtures/company-form.ts';
import { renderSite } from '../../testing/render.tsx';
import { CompanyForm } from './company-form.tsx';
import { startingFrom } from './company-values.ts';

const UNCUT = 'Conclua o enquadramento do logo: use a imagem ou cancele.';
const close = vi.fn();
const filled = startingFrom({
  name: 'Padaria',
  description: 'Pães.',
  categoryId: '3',
  city: 'Campinas',
  phone: '(19) 99555-0100',
  email: 'contato@trigo.exemplo.com.br',
});

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 600, height: 300, close }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['square'], { type: 'image/png' })),
  );
});

function open(currentLogo?: string) {
  const onSave = vi.fn(async () => {});
  const form = (
    <CompanyForm
      initial={filled}
      kind="new"
      {...(currentLogo && { company: ownCompany({ logo: { smallUrl: currentLogo, url: currentLogo } }) })}
      submitText="Salvar"
      onSave={onSave}
    />
  );
  // A dropped file may have a type that the field does not offer.
  const { user, ...opened } = renderSite(form, { answers: companyFormAnswers() });
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText(/o logo$/), { target: { files: [file] } });
  return { ...opened, user, onSave, choose };
}

const picture = (type = 'image/png', bytes = 8) => new File([new Uint8Array(bytes)], 'logo', { type });
const cropArea = () => screen.findByRole('application', { name: 'Logo enquadrado' });
const slider = (name: string) => screen.getByRole('slider', { name });
const press = (name: string) => screen.getByRole('button', { name });

describe('the logo', () => {
  it('is cropped to a square, shown, and sent', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const { user, onSave, choose, unmount } = open();
    choose(picture());
    expect(await cropArea()).toHaveFocus();
    await user.click(press('Usar imagem'));
    const preview = await screen.findByRole('img', { name: 'Logo da empresa' });
    expect(preview).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    expect(close).toHaveBeenCalled();
    expect(screen.getByLabelText('Trocar o logo')).toHaveFocus();
    await user.click(press('Salvar'));
    expect(onSave).toHaveBeenCalledWith(
      filled,
      expect.objectContaining({ name: 'logo.png', type: 'image/png' }),
    );
    unmount();
    expect(revoked).toHaveBeenCalledWith(preview.getAttribute('src'));
  });

  it('is moved by arrow keys and zoomed by plus and minus', async () => {
    const { user, choose } = open();
    choose(picture());
    const area = await cropArea();
    expect(slider('Aproximar')).toHaveValue('200');
    expect(slider('Mover na horizontal')).toHaveValue('50');
    await user.keyboard('{ArrowRight}');
    expect(Number((slider('Mover na horizontal') as HTMLInputElement).value)).toBeLessThan(50);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(Number((slider('Mover na horizontal') as HTMLInputElement).value)).toBeGreaterThan(50);
    expect(slider('Mover na vertical')).toBeDisabled();
    await user.keyboard('+++-');
    expect(slider('Aproximar')).toHaveValue('220');
    await user.keyboard('{ArrowUp}');
    expect(Number((slider('Mover na vertical') as HTMLInputElement).value)).toBeGreaterThan(50);
    expect(area).toHaveFocus();
  });

  it('is dragged by pointer, only while a button is pressed', async () => {
    const { choose } = open();
    choose(picture());
    const area = await cropArea();
    area.setPointerCapture = vi.fn();
    fireEvent.pointerMove(area, { clientX: 10, clientY: 10, buttons: 0 });
    fireEvent.pointerDown(area, { clientX: 100, clientY: 100, buttons: 1 });
    fireEvent.pointerMove(area, { clientX: 160, clientY: 100, buttons: 1 });
    expect(slider('Mover na horizontal')).toHaveValue('25');
    fireEvent.pointerMove(area, { clientX: 0, clientY: 0, buttons: 0 });
    expect(slider('Mover na horizontal')).toHaveValue('25');
  });

  it('is accepted by Enter and discarded by Escape', async () => {
    const { user, choose, onSave } = open();
    choose(picture());
    await cropArea();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Logo da empresa' })).not.toBeInTheDocument();
    choose(picture());
    await cropArea();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('img', { name: 'Logo da empresa' })).toBeInTheDocument();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('must be cropped before the form is saved', async () => {
    const { user, choose, onSave } = open();
    choose(picture());
    await cropArea();
    await user.click(press('Salvar'));
    expect(screen.getByText(UNCUT)).toBeInTheDocument();
    expect(onSave).not.toHaveBeenCalled();
    await user.click(press('Usar imagem'));
    await waitFor(() => expect(screen.queryByText(UNCUT)).not.toBeInTheDocument());
    await user.click(press('Salvar'));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  });

  it('can be discarded: none or the present one remains', async () => {
    const { user, choose, onSave } = open('/logos/now.webp');
    choose(picture());
    await cropArea();
    await user.click(press('Usar imagem'));
    await user.click(await screen.findByRole('button', { name: 'Manter o logo atual' }));
    expect(screen.getByRole('img', { name: 'Logo da empresa' })).toHaveAttribute('src', '/logos/now.webp');
    expect(screen.getByLabelText('Trocar o logo')).toHaveFocus();
    await user.click(press('Salvar'));
    expect(onSave).toHaveBeenCalledWith(filled, undefined);
  });

  it('is removed, with a placeholder instead, and restored by keyboard', async () => {
    const { user, onSave } = open('/logos/now.webp');
    press('Remover o logo').focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('img', { name: 'Logo da empresa' })).not.toBeInTheDocument();
    expect(screen.getByText('O logo será removido ao salvar.')).toHaveAttribute('role', 'status');
    expect(press('Desfazer')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('img', { name: 'Logo da empresa' })).toHaveAttribute('src', '/logos/now.webp');
    expect(press('Remover o logo')).toHaveFocus();
    await user.click(press('Salvar'));
    expect(onSave).toHaveBeenLastCalledWith(filled, undefined);
    await user.click(press('Remover o logo'));
    await user.click(press('Salvar'));
    expect(onSave).toHaveBeenLastCalledWith(filled, null);
  });

  it('can be replaced after it was marked for removal', async () => {
    const { user, choose, onSave } = open('/logos/now.webp');
    await user.click(press('Remover o logo'));
    choose(picture());
    await cropArea();
    await user.click(press('Usar imagem'));
    expect(screen.queryByText('O logo será removido ao salvar.')).not.toBeInTheDocument();
    await user.click(press('Salvar'));
    expect(onSave).toHaveBeenCalledWith(filled, expect.objectContaining({ name: 'logo.png' }));
  });

  it('cannot be removed where there is none', async () => {
    open();
    expect(await screen.findByLabelText('Escolher o logo')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remover o logo' })).not.toBeInTheDocument();
  });

  it.each([
    ['another type', picture('image/svg+xml'), 'O logo deve ser uma imagem JPEG, PNG, WebP ou GIF.'],
    ['more than 5 MB', picture('image/png', 5 * 1024 * 1024 + 1), 'O logo pode ter no máximo 5 MB.'],
  ])('is rejected for %s without a request', async (_why, file, text) => {
    const { choose } = open();
    choose(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Escolher o logo')).toHaveAccessibleDescription(
      expect.stringContaining(text),
    );
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
  });

  it('is rejected when it contains no picture', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    const { choose } = open();
    choose(picture());
    expect(await screen.findByText('Não foi possível ler esta imagem. Escolha outra.')).toBeInTheDocument();
  });

  it('is rejected when the browser cannot crop it', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    const { user, choose } = open();
    choose(picture());
    await cropArea();
    await user.click(press('Usar imagem'));
    expect(await screen.findByText('Não foi possível ler esta imagem. Escolha outra.')).toBeInTheDocument();
  });
});
