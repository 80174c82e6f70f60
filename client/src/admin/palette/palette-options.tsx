import { TypedText } from '../../ui/form/typed-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { EntryGroup, PaletteEntry } from './palette-entry.ts';
import classes from './palette-modal.module.css';

interface PaletteOptionsProps {
  groups: readonly EntryGroup[];
  typed: string;
  active: PaletteEntry | undefined;
  optionId(entry: PaletteEntry): string;
  onPick(entry: PaletteEntry): void;
}

/** Shows what the palette offers, by heading; the keys are those of its field. */
export function PaletteOptions({ groups, typed, active, optionId, onPick }: PaletteOptionsProps) {
  return groups.map(({ title, entries }) => (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options
    <div key={title} role="group" aria-label={title}>
      <p className={classes.title} aria-hidden="true">
        {title}
      </p>
      {entries.map((entry) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
        <div
          key={entry.key}
          id={optionId(entry)}
          className={classes.option}
          role="option"
          // Without it, screen readers read the marked part as a separate word.
          aria-label={[entry.text, entry.detail, entry.tag].filter(Boolean).join(', ')}
          tabIndex={-1}
          aria-selected={entry === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(entry)}
        >
          <Icon name={entry.icon} />
          <span className={classes.name}>
            <span className={classes.text}>
              <TypedText text={entry.text} typed={typed} />
            </span>{' '}
            {entry.detail && <span className={classes.detail}>{entry.detail}</span>}
          </span>
          {entry.tag && (
            <StatusTag tone={entry.tag === 'Aguardando aprovação' ? 'waiting' : 'plain'}>
              {entry.tag}
            </StatusTag>
          )}
        </div>
      ))}
    </div>
  ));
}
