import { showToast } from '../../ui/feedback/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';
import buttonClasses from '../../ui/link-button.module.css';

async function share(name: string, path: string): Promise<void> {
  const url = location.origin + path;
  if (navigator.share) {
    try {
      await navigator.share({ title: name, url });
      return;
    } catch (error) {
      // The visitor closed the choice. After another error the address is copied instead.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast('Endereço da página copiado.');
  } catch {
    showToast(
      'O navegador não deixou copiar. Abra a página da empresa e copie o endereço da barra.',
      'error',
    );
  }
}

/** Shows a button that shares a page by the device's own choice, else copies its address. `path` is the page's. */
export function ShareButton({ name, path }: { name: string; path: string }) {
  return (
    <button
      type="button"
      className={buttonClasses.button}
      data-variant="default"
      onClick={() => void share(name, path)}
    >
      <Icon name="share" />
      Compartilhar
    </button>
  );
}
