import classes from './save-button.module.css';

const HEART =
  'M12 20.3 4.9 13.4a4.7 4.7 0 0 1 0-6.7 4.8 4.8 0 0 1 6.7 0l.4.4.4-.4a4.8 4.8 0 0 1 6.7 0 4.7 4.7 0 0 1 0 6.7z';

interface SaveButtonProps {
  companyName: string;
  isSaved: boolean;
  onToggle(): void;
  /** With text beside the heart. */
  isWide?: boolean;
}

/** Shows a heart, filled when the company is saved. */
export function SaveButton({ companyName, isSaved, onToggle, isWide = false }: SaveButtonProps) {
  return (
    <button
      type="button"
      className={classes.save}
      data-wide={isWide || undefined}
      data-saved={isSaved || undefined}
      // The text states whether it is saved; a heart alone needs the attribute.
      aria-pressed={isWide ? undefined : isSaved}
      aria-label={isWide && isSaved ? `Salva: ${companyName}` : `Salvar ${companyName}`}
      onClick={onToggle}
    >
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={HEART} />
      </svg>
      {isWide && <span>{isSaved ? 'Salva' : 'Salvar'}</span>}
    </button>
  );
}
