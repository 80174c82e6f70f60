import { NativeSelect, TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { useDebouncedText } from '../../ui/form/use-debounced-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MessageOrder } from './inbox.gen.ts';
import classes from './message-list.module.css';
import type { AskedMessages } from './message-query.ts';

const DEBOUNCE_MS = 300;
const ORDERS: { value: MessageOrder; label: string }[] = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'oldest', label: 'Mais antigas' },
  { value: 'unread', label: 'Não lidas primeiro' },
];

interface MessageControlsProps {
  /** What is searched, for screen readers. */
  label: string;
  asked: AskedMessages;
  /** Time of the query for the shown messages, by the server's clock. */
  askedAt: string;
  onAsk(asked: AskedMessages): void;
  /** The search field. */
  field: RefObject<HTMLInputElement | null>;
}

/** Shows search and order of a box; changing either goes to the first page. */
export function MessageControls({ label, asked, askedAt, onAsk, field }: MessageControlsProps) {
  const [text, setText] = useDebouncedText(asked.q, (q) => onAsk({ ...asked, q, page: 1 }), {
    delayMs: DEBOUNCE_MS,
    isPaused: false,
  });
  const sort = (order: MessageOrder) =>
    onAsk({ ...asked, order, page: 1, unreadSince: order === 'unread' ? askedAt : null });
  return (
    <fieldset className={classes.controls} aria-label={label}>
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
        value={asked.order}
        onChange={(event) => {
          const chosen = ORDERS.find(({ value }) => value === event.currentTarget.value);
          if (chosen) sort(chosen.value);
        }}
      />
    </fieldset>
  );
}
