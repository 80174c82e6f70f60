import { showToast } from '../../ui/feedback/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';
import buttonClasses from '../../ui/link-button.module.css';

async function share(name: string): Promise<void> {
  const url = location.origin + location.pathname;
  if (navigator.share) {
    // Rejected when the visitor closes the choice.
    await navigator.share({ title: name, url }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast('Endereço da página copiado.');
  } catch {
    showToast('O navegador não deixou copiar. Copie o endereço da barra do navegador.', 'error');
  }
}

/** Shows a button that shares the page by the device's own choice, else copies its address. */
export function ShareButton({ name }: { name: string }) {
  return (
    <button
      type="button"
      className={buttonClasses.button}
      data-variant="default"
      onClick={() => void share(name)}
    >
      <Icon name="share" />
      Compartilhar
    </button>
  );
}
