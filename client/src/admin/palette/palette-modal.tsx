import { Box, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { useAllows } from '../../domain/account/use-may.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { formatCity } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { TypedText } from '../../ui/form/typed-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { type AdminFindQuery, useAdminFindQuery } from './admin-find.gen.ts';
import { beginsWith, hasWords } from './match-words.ts';
import { ACTIONS } from './palette-actions.ts';
import type { EntryGroup, PaletteEntry, PaletteScreen } from './palette-entry.ts';
import classes from './palette-modal.module.css';
import { companyEntry, personEntry, readRecent, recentEntries, rememberEntry } from './recent-entries.ts';

/** Text that rests so long does not wait for the answer to the text before. */
const REST_MS = 50;

const MIN_LENGTH = 2;

type FindResult = NonNullable<AdminFindQuery['adminFind']>;

const stateOf = ({ isApproved, isActive }: FindResult['companies'][number]): string | undefined => {
  if (!isApproved && isActive) return 'Aguardando aprovação';
  return isActive ? undefined : 'Inativa';
};

const toCompany = (company: FindResult['companies'][number]): PaletteEntry =>
  companyEntry(company.id, company.name, formatCity(company.city), stateOf(company));

const toPerson = ({ id, name, email, isActive }: FindResult['persons'][number]): PaletteEntry =>
  personEntry(id, name, email, isActive ? undefined : 'Inativo');

interface FoundEntries {
  companies: PaletteEntry[];
  persons: PaletteEntry[];
  /** The text on the screen has no answer yet. */
  isSearching: boolean;
  isFailed: boolean;
  retry(): Promise<void>;
}

/**
 * Returns companies and accounts for what was typed. It is asked for at once; what is typed until the answer comes, then.
 * Until their answer comes, those of the text before are shown that fit the new one as well.
 */
function useFoundEntries(query: string): FoundEntries {
  const text = query.trim();
  const [q, setQ] = useState(text);
  const isAsked = q.length >= MIN_LENGTH && text.length >= MIN_LENGTH;
  const { data, previousData, failure, refetch } = useAdminFindQuery({ variables: { q }, skip: !isAsked });
  const isAwaited = isAsked && data === undefined && failure === undefined;
  if (q !== text && !isAwaited) setQ(text);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setQ(text), REST_MS);
    return () => clearTimeout(timer);
  }, [isAwaited, text]);
  const isCurrent = data !== undefined && q === text;
  const results = isAsked ? (data ?? previousData)?.adminFind : undefined;
  const fits = (entry: PaletteEntry) => isCurrent || hasWords(`${entry.text} ${entry.detail ?? ''}`, text);
  const isFailed = failure !== undefined && q === text;
  return {
    companies: results?.companies.map(toCompany).filter(fits) ?? [],
    persons: results?.persons.map(toPerson).filter(fits) ?? [],
    isSearching: text.length >= MIN_LENGTH && !isCurrent && !isFailed,
    isFailed,
    retry: refetch,
  };
}

/** Screens and actions that are shown for a text. */
const MOST_KNOWN = 8;

/** Returns the lists of companies and accounts with the text already searched for. */
const listEntries = (q: string): PaletteEntry[] => [
  {
    key: 'list:companies',
    text: `Procurar “${q}” em Empresas`,
    icon: 'search',
    to: paths.admin({ tab: 'companies', q }),
  },
  {
    key: 'list:users',
    may: 'manageUsers',
    text: `Procurar “${q}” em Usuários`,
    icon: 'search',
    to: paths.admin({ tab: 'users', q }),
  },
];

interface PaletteGroups extends Pick<FoundEntries, 'isSearching' | 'isFailed' | 'retry'> {
  groups: EntryGroup[];
  remember(entry: PaletteEntry): void;
}

/**
 * Returns what the palette offers for a text, by heading: without a text what was used last, then all screens and
 * actions; with one those that fit, recently used ones first, then companies and accounts.
 */
function usePaletteGroups(
  query: string,
  screens: readonly PaletteScreen[],
  changeMaintenance: () => void,
): PaletteGroups {
  const userId = useSession()?.user.id ?? '';
  const allows = useAllows();
  const entries = useKnownEntries(screens, changeMaintenance);
  const [stored] = useState(() => readRecent(userId));
  const recent = recentEntries(stored, entries).filter(({ may }) => allows(may));
  const { companies, persons, ...search } = useFoundEntries(query);
  const text = query.trim();
  const isRecent = ({ key }: PaletteEntry) => recent.some((entry) => entry.key === key);

  const shownFor = (): EntryGroup[] => {
    if (text === '') {
      return [
        { title: 'Usados recentemente', entries: recent },
        { title: 'Telas e ações', entries: entries.filter((entry) => !isRecent(entry)) },
      ];
    }
    const fits = (entry: PaletteEntry) =>
      hasWords(`${entry.text} ${entry.detail ?? ''} ${entry.words ?? ''}`, text);
    const rank = (entry: PaletteEntry) => (isRecent(entry) ? 0 : 2) + (beginsWith(entry.text, text) ? 0 : 1);
    const rows = recent.filter((entry) => fits(entry) && !entries.some(({ key }) => key === entry.key));
    const isNew = ({ key }: PaletteEntry) => !rows.some((row) => row.key === key);
    const fitting = entries.filter(fits).sort((a, b) => rank(a) - rank(b));
    const ownGroup = { title: 'Telas e ações', entries: fitting.slice(0, MOST_KNOWN) };
    // Found by another word only, such as "criar", they come after what has the typed one.
    const isNamed = fitting.some((entry) => hasWords(entry.text, text));
    return [
      { title: 'Usados recentemente', entries: rows },
      ...(isNamed ? [ownGroup] : []),
      { title: 'Empresas', entries: companies.filter(isNew) },
      { title: 'Pessoas', entries: persons.filter(isNew) },
      ...(isNamed ? [] : [ownGroup]),
      { title: 'Listas', entries: listEntries(text).filter(({ may }) => allows(may)) },
    ];
  };
  return {
    groups: shownFor().filter(({ entries }) => entries.length > 0),
    remember: (entry) => {
      if (!entry.key.startsWith('list:')) rememberEntry(userId, entry);
    },
    ...search,
  };
}

/** Returns the screens and the actions, for which nothing is searched. `changeMaintenance` asks first. */
function useKnownEntries(screens: readonly PaletteScreen[], changeMaintenance: () => void): PaletteEntry[] {
  const { maintenanceMode } = useSite();
  const allows = useAllows();
  const entries: PaletteEntry[] = [
    ...screens.map(({ title, ...screen }) => ({ key: `screen:${screen.to}`, text: title, ...screen })),
    ...ACTIONS,
    {
      key: 'action:maintenance',
      text: maintenanceMode ? 'Reabrir o site' : 'Ativar modo de manutenção',
      icon: 'warning',
      may: 'manageSettings',
      words: 'ligar desligar manutenção fechar abrir site',
      run: changeMaintenance,
    },
  ];
  return entries.filter(({ may }) => allows(may));
}

interface PaletteOptionsProps {
  groups: readonly EntryGroup[];
  query: string;
  active: PaletteEntry | undefined;
  optionId(entry: PaletteEntry): string;
  onPick(entry: PaletteEntry): void;
}

/** Shows what the palette offers, by heading; the keys are those of its field. */
function PaletteOptions({ groups, query, active, optionId, onPick }: PaletteOptionsProps) {
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
              <TypedText text={entry.text} typed={query} />
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
    let mainTarget: HTMLElement | undefined;
    // A screen focuses its next approval when an answer comes; what is typed is still meant for the field.
    const keepFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement && target.closest('main'))) return;
      mainTarget = target;
      field.current?.focus();
    };
    document.addEventListener('focusin', keepFocus);
    return () => {
      document.removeEventListener('focusin', keepFocus);
      if (document.activeElement === document.body) mainTarget?.focus({ preventScroll: true });
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
              if (early) setText((current) => early + current);
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
        {isFailed && (
          <RetryNotice text="Não foi possível buscar empresas e pessoas. Tente novamente." retry={retry} />
        )}
        <Box
          ref={list}
          id={listId}
          role="listbox"
          aria-label="Sugestões"
          h="min(26rem, 55dvh)"
          style={{ overflowY: 'auto', overscrollBehavior: 'contain' }}
        >
          <PaletteOptions groups={groups} query={text} active={chosen} optionId={optionId} onPick={pick} />
        </Box>
      </Stack>
    </SiteModal>
  );
}
