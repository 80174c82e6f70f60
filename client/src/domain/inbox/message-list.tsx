import { Button, Flex, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useDebouncedText } from '../../ui/form/use-debounced-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageButtons } from '../../ui/list/page-buttons.tsx';
import type { MessageOrder, MessageRowsFragment } from './inbox.gen.ts';
import classes from './inbox.module.css';
import type { MessageQuery } from './message-query.ts';
import type { ShownState } from './use-shown-page.ts';

const DEBOUNCE_MS = 300;
const ORDERS: { value: MessageOrder; label: string }[] = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'oldest', label: 'Mais antigas' },
  { value: 'unread', label: 'Não lidas primeiro' },
];

interface MessageControlsProps {
  /** What is searched, for screen readers. */
  label: string;
  query: MessageQuery;
  /** Time of the query for the shown messages, by the server's clock. */
  askedAt: string;
  onAsk(query: MessageQuery): void;
  /** The search field. */
  field: RefObject<HTMLInputElement | null>;
}

/** Shows search and order of a box; changing either goes to the first page. */
function MessageControls({ label, query, askedAt, onAsk, field }: MessageControlsProps) {
  const [text, setText] = useDebouncedText(query.q, (q) => onAsk({ ...query, q, page: 1 }), {
    delayMs: DEBOUNCE_MS,
    isPaused: false,
  });
  const sort = (order: MessageOrder) =>
    onAsk({ ...query, order, page: 1, unreadSince: order === 'unread' ? askedAt : null });
  return (
    <SimpleGrid
      role="group"
      aria-label={label}
      minColWidth="min(100%, 12rem)"
      autoFlow="auto-fit"
      spacing="0.65rem"
    >
      <TextInput
        ref={field}
        label="Buscar nas mensagens"
        type="search"
        maxLength={100}
        leftSection={<Icon name="search" />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <NativeSelect
        label="Ordem"
        data={ORDERS}
        value={query.order}
        onChange={(event) => {
          const chosen = ORDERS.find(({ value }) => value === event.currentTarget.value);
          if (chosen) sort(chosen.value);
        }}
      />
    </SimpleGrid>
  );
}

/** A box, and which of its messages are shown. */
export interface MessageBoxProps {
  rows: MessageRowsFragment;
  query: MessageQuery;
  /** Page, search and order of the shown rows. */
  shownFor: MessageQuery;
  /** Whether the rows are the requested ones. */
  state: ShownState;
  onAsk(query: MessageQuery): void;
}

interface MessageListProps extends MessageBoxProps {
  label: string;
  /** Shown where there is no message at all. */
  empty: ReactNode;
  children: ReactNode;
}

const ORDER_WORDS = { newest: '', oldest: ', as mais antigas primeiro', unread: ', as não lidas primeiro' };

/** Returns which messages are shown and in which order; empty for the newest of all. */
function shownWords({ q, order }: MessageQuery, total: number): string {
  if (total === 0) return q && `Nenhuma mensagem encontrada para “${q}”.`;
  if (q === '' && order === 'newest') return '';
  return `${q === '' ? 'Mensagens' : `Mensagens com “${q}”`}${ORDER_WORDS[order]}:`;
}

/** Shows messages page by page; search and order where there is more than one page. */
export function MessageList({
  label,
  rows,
  query,
  shownFor,
  state,
  onAsk,
  empty,
  children,
}: MessageListProps) {
  const element = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { q, order } = query;
  const isShown = state === 'shown';
  const isLoading = state === 'loading';

  const goTo = (page: number) => {
    element.current?.focus();
    onAsk({ ...query, page });
  };
  const clear = () => {
    field.current?.focus();
    onAsk({ ...query, q: '', page: 1 });
  };

  // While other rows load, the field stays and the text describes the rows still shown.
  const hasControls = rows.lastPage > 1 || q !== '' || order !== 'newest' || !isShown;
  return (
    <Stack gap="0.65rem" miw={0}>
      {hasControls && (
        <>
          <MessageControls
            label={`Busca: ${label}`}
            query={query}
            askedAt={rows.askedAt}
            onAsk={onAsk}
            field={field}
          />
          <p role="status" className={classes.found}>
            {shownWords(shownFor, rows.total)}
          </p>
        </>
      )}
      {rows.total > 0 ? (
        <section
          ref={element}
          tabIndex={-1}
          className={classes.container}
          aria-label={label}
          aria-busy={isLoading}
          data-loading={isLoading || undefined}
        >
          {rows.items.length === 0 ? (
            <p>Não há tantas mensagens. Volte à primeira página.</p>
          ) : (
            <Flex component="ul" direction="column" gap="0.65rem" miw={0}>
              {children}
            </Flex>
          )}
          <PageButtons
            label={`Páginas: ${label}`}
            page={Math.min(rows.page, rows.lastPage)}
            lastPage={rows.items.length === 0 ? Math.max(2, rows.lastPage) : rows.lastPage}
            isWaiting={isLoading}
            onSelect={goTo}
          />
        </section>
      ) : (
        <div className={classes.empty} aria-busy={isLoading} data-loading={isLoading || undefined}>
          {shownFor.q === '' ? (
            empty
          ) : (
            <>
              <p>Tente outra palavra, ou só uma parte dela.</p>
              <Button variant="default" onClick={clear}>
                Limpar busca
              </Button>
            </>
          )}
        </div>
      )}
    </Stack>
  );
}
