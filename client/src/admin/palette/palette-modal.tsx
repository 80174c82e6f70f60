import { Box, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { TypedText } from '../../ui/form/typed-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { EntryGroup, PaletteEntry, PaletteScreen } from './palette-entry.ts';
import classes from './palette-modal.module.css';
import { usePaletteGroups } from './use-palette-groups.ts';

interface PaletteOptionsProps {
  groups: readonly EntryGroup[];
  typed: string;
  active: PaletteEntry | undefined;
  optionId(entry: PaletteEntry): string;
  onPick(entry: PaletteEntry): void;
}

/** Shows what the palette offers, by heading; the keys are those of its field. */
function PaletteOptions({ groups, typed, active, optionId, onPick }: PaletteOptionsProps) {
  return groups.map(({ title, entries }) => (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options
    <div key={title} role="group" aria-label={title}>
      <Text pt={8} px="sm" pb={4} c="dimmed" fz="var(--text-sm)" fw={600} aria-hidden="true">
        {title}
      </Text>
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
          <Box component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
            <Text span inherit mr={8} fw={600}>
              <TypedText text={entry.text} typed={typed} />
            </Text>{' '}
            {entry.detail && (
              <Box component="span" display="inline-block" c="dimmed" fz="var(--text-sm)">
                {entry.detail}
              </Box>
            )}
          </Box>
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

export interface PaletteModalProps {
  screens: readonly PaletteScreen[];
  /** Returns what was typed before the field had the focus. */
  takeEarly(): string;
  /** Switches maintenance on or off; asks first, with this modal closed. */
  changeMaintenance(): void;
  onClose(): void;
}

/**
 * Shows a field that leads to every company, person, screen and action, by the combobox pattern of WAI-ARIA: arrows
 * move, Enter goes there, Escape closes.
 */
export function PaletteModal({ screens, takeEarly, changeMaintenance, onClose }: PaletteModalProps) {
  const [text, setText] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  const navigate = useNavigate();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { groups, remember, isSearching, isFailed, retry } = usePaletteGroups(
    text,
    screens,
    changeMaintenance,
  );
  const entries = groups.flatMap((group) => group.entries);
  // By its key: the list may change meanwhile, and Enter goes where was shown.
  const active = Math.max(
    entries.findIndex(({ key }) => key === activeKey),
    0,
  );
  const chosen = entries[active];
  const optionId = ({ key }: PaletteEntry) => `${listId}-${key}`;
  const chosenId = chosen && optionId(chosen);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let wanted: HTMLElement | undefined;
    // A screen focuses its next approval when an answer comes; what is typed is still meant for the field.
    const keepFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement && target.closest('main'))) return;
      wanted = target;
      field.current?.focus();
    };
    document.addEventListener('focusin', keepFocus);
    return () => {
      document.removeEventListener('focusin', keepFocus);
      if (document.activeElement === document.body) wanted?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const pick = (entry: PaletteEntry) => {
    remember(entry);
    onClose();
    if (entry.to !== undefined) navigate(entry.to, { state: entry.state });
    else entry.run?.();
  };
  const move = (step: number) =>
    setActiveKey(entries[(active + step + entries.length) % entries.length]?.key);
  const onKeyDown = (event: KeyboardEvent) => {
    const isToggle = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen) pick(chosen);
    else if (isToggle) onClose();
    else return;
    event.preventDefault();
  };
  const count = entries.length;
  const isNothing =
    text.trim().length > 1 && !isSearching && !isFailed && groups.every(({ title }) => title === 'Listas');
  return (
    <SiteModal title="Ir para" size="lg" onClose={onClose}>
      <Stack gap={8}>
        <div className={classes.field}>
          <Icon name="search" />
          <input
            ref={field}
            data-autofocus
            type="search"
            className={classes.input}
            aria-label="Empresa, pessoa, tela ou ação"
            placeholder="Empresa, pessoa, tela ou ação"
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={listId}
            aria-activedescendant={chosenId}
            value={text}
            onFocus={() => {
              const early = takeEarly();
              if (early) setText((typed) => early + typed);
            }}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setActiveKey(undefined);
              if (list.current) list.current.scrollTop = 0;
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <Text c="dimmed" fz="var(--text-sm)" role="status">
          {isSearching ? 'Buscando…' : count === 1 ? '1 sugestão' : `${count} sugestões`}
        </Text>
        {isNothing && (
          <Box component="p" py={8} px="sm">
            Nada encontrado para “{text.trim()}”. Tente parte do nome, a cidade, o telefone, o CNPJ ou o
            e-mail.
          </Box>
        )}
        {isFailed && <RetryNotice text="Não foi possível buscar empresas e pessoas." retry={retry} />}
        <Box
          ref={list}
          id={listId}
          role="listbox"
          aria-label="Sugestões"
          h="min(26rem, 55dvh)"
          style={{ overflowY: 'auto', overscrollBehavior: 'contain' }}
        >
          <PaletteOptions groups={groups} typed={text} active={chosen} optionId={optionId} onPick={pick} />
        </Box>
      </Stack>
    </SiteModal>
  );
}
