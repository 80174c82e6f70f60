import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { TextField, type TextFieldProps } from '../field/text-field.tsx';
import { takeTyped } from '../hydration/input-before-hydration.ts';
import { Icon, type IconName } from '../icon.tsx';
import classes from './suggest-input.module.css';
import { TypedText } from './typed-text.tsx';

export interface Suggestion {
  key: string;
  text: string;
  /** Distinguishes equal texts. */
  detail: string | null;
  /** What it is, such as "Categoria". */
  kind?: string;
  icon?: IconName;
  isRemovable?: boolean;
}

export interface SuggestInputProps<T extends Suggestion>
  extends Pick<
    TextFieldProps,
    | 'label'
    | 'description'
    | 'isDescribedFirst'
    | 'placeholder'
    | 'leftSection'
    | 'size'
    | 'className'
    | 'error'
    | 'required'
  > {
  name: string;
  'data-autofocus'?: boolean;
  value: string;
  maxLength?: number;
  /** True for a field of a form: Escape does not empty it, and phones offer no search key. */
  isFormField?: boolean;
  /**
   * Where only a suggestion is a value: whether Enter picks the first unless another is active. While it is false,
   * Enter leaves the list to open when the suggestions come.
   */
  picksFirst?: boolean;
  suggestions: readonly T[];
  onChange(text: string): void;
  onPick(suggestion: T): void;
  /** Enter without a suggestion that it picks. */
  onEnter?(): void;
  onRemove?(suggestion: T): void;
  onFocus?(): void;
  onBlur?(): void;
}

/**
 * Shows a text field with suggestions below it, by the combobox pattern of WAI-ARIA: arrows move, Enter picks, Delete
 * removes, Escape closes. Without JavaScript it is a plain field of its form.
 */
export function SuggestInput<T extends Suggestion>({
  value,
  suggestions,
  onChange,
  onPick,
  onEnter,
  onRemove,
  onFocus,
  onBlur,
  maxLength = 100,
  isFormField = false,
  picksFirst,
  ...field
}: SuggestInputProps<T>) {
  const listId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [activeKey, setActiveKey] = useState<string>();
  const isOpen = isWanted && suggestions.length > 0;
  // By its key: the list may change meanwhile, and Enter picks what was shown.
  const active = Math.max(
    suggestions.findIndex(({ key }) => key === activeKey),
    picksFirst ? 0 : -1,
  );
  const chosen = isOpen ? suggestions[active] : undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  // Text typed before hydration.
  const takeOver = useEffectEvent(() => {
    const earlyText = takeTyped(field.name);
    if (earlyText !== undefined && earlyText !== value) onChange(earlyText);
  });
  useEffect(() => takeOver(), []);

  const close = () => {
    setIsWanted(false);
    setActiveKey(undefined);
  };
  const pick = (suggestion: T) => {
    close();
    onPick(suggestion);
  };
  const move = (step: 1 | -1) => {
    const last = suggestions.length - 1;
    // Before the first suggestion is the text itself, where it is a value.
    const first = picksFirst === undefined ? -1 : 0;
    const next = (isOpen ? active : -1) + step;
    setIsWanted(true);
    setActiveKey(suggestions[next > last ? first : next < first ? last : next]?.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Delete' && chosen?.isRemovable) {
      event.preventDefault();
      onRemove?.(chosen);
    } else if (event.key === 'Enter') {
      if (chosen) {
        event.preventDefault();
        pick(chosen);
      } else {
        if (picksFirst === undefined) close();
        onEnter?.();
      }
    }
  };

  return (
    <div className={classes.container}>
      <TextField
        {...field}
        value={value}
        maxLength={maxLength}
        type={isFormField ? 'text' : 'search'}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint={isFormField ? undefined : 'search'}
        // Escape closes the list and not the modal around it.
        data-mantine-stop-propagation={isOpen || undefined}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={chosen ? optionId(active) : undefined}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setIsWanted(true);
          setActiveKey(undefined);
        }}
        onClick={() => setIsWanted(true)}
        onKeyDown={onKeyDown}
        onFocus={() => {
          onFocus?.();
          if (value === '') setIsWanted(true);
        }}
        onBlur={() => {
          close();
          onBlur?.();
        }}
      />
      <div
        id={listId}
        className={classes.list}
        role="listbox"
        aria-label={`Sugestões: ${field.label ?? field.name}`}
        hidden={!isOpen}
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
          <div
            key={suggestion.key}
            id={optionId(index)}
            className={classes.option}
            role="option"
            // Without it, screen readers read the marked part as a separate word.
            aria-label={[suggestion.text, suggestion.detail, suggestion.kind].filter(Boolean).join(' ')}
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(suggestion)}
          >
            {suggestion.icon && <Icon name={suggestion.icon} />}
            <span className={classes.name}>
              <span className={classes.text}>
                <TypedText text={suggestion.text} typed={value} />
              </span>{' '}
              {suggestion.detail && <span className={classes.detail}>{suggestion.detail}</span>}
            </span>{' '}
            {suggestion.kind && !suggestion.isRemovable && (
              <span className={classes.kind}>{suggestion.kind}</span>
            )}
            {suggestion.isRemovable && (
              // For pointers: an option holds no button, and keys use Delete.
              <span
                className={classes.remove}
                aria-hidden="true"
                title="Remover"
                onClick={(event) => {
                  event.stopPropagation();
                  onRemove?.(suggestion);
                }}
              >
                ×
              </span>
            )}
          </div>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {isOpen ? `Sugestões: ${suggestions.length}; use as setas para escolher` : ''}
        {chosen?.isRemovable ? '; Delete remove da lista' : ''}
      </span>
    </div>
  );
}
