import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { PageButtons } from '../../ui/list/page-buttons.tsx';
import type { MessageRowsFragment } from './inbox.gen.ts';
import { MessageControls } from './message-controls.tsx';
import classes from './message-list.module.css';
import type { AskedMessages } from './message-query.ts';
import type { ShownState } from './use-shown-page.ts';

/** A box as it is looked at. */
export interface MessageBoxProps {
  rows: MessageRowsFragment;
  asked: AskedMessages;
  /** What the rows were asked with. */
  shownFor: AskedMessages;
  /** Whether the rows are those that were asked for. */
  state: ShownState;
  onAsk(asked: AskedMessages): void;
}

interface MessageListProps extends MessageBoxProps {
  label: string;
  /** What is said where there is no message at all. */
  empty: ReactNode;
  children: ReactNode;
}

const ORDER_WORDS = { newest: '', oldest: ', as mais antigas primeiro', unread: ', as não lidas primeiro' };

/** Which messages are shown, and in which order; nothing of the newest of all. */
function shownWords({ q, order }: AskedMessages, total: number): string {
  if (total === 0) return q && `Nenhuma mensagem encontrada para “${q}”.`;
  if (q === '' && order === 'newest') return '';
  return `${q === '' ? 'Mensagens' : `Mensagens com “${q}”`}${ORDER_WORDS[order]}:`;
}

/** Messages page by page; where there is more than a page, with a search and an order. */
export function MessageList({
  label,
  rows,
  asked,
  shownFor,
  state,
  onAsk,
  empty,
  children,
}: MessageListProps) {
  const place = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { q, order } = asked;
  const isShown = state === 'shown';
  const isTurning = state === 'turning';

  const turn = (page: number) => {
    place.current?.focus();
    onAsk({ ...asked, page });
  };
  const clear = () => {
    field.current?.focus();
    onAsk({ ...asked, q: '', page: 1 });
  };

  // While other rows are on their way the field stays, and what is said is of the rows that are still there.
  const hasControls = rows.lastPage > 1 || q !== '' || order !== 'newest' || !isShown;
  return (
    <div className={classes.whole}>
      {hasControls && (
        <>
          <MessageControls
            label={`Busca: ${label}`}
            asked={asked}
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
          ref={place}
          tabIndex={-1}
          className={classes.place}
          aria-label={label}
          aria-busy={isTurning}
          data-turning={isTurning || undefined}
        >
          {rows.items.length === 0 ? (
            <p>Não há tantas mensagens. Volte à primeira página.</p>
          ) : (
            <ul className={classes.list}>{children}</ul>
          )}
          <PageButtons
            label={`Páginas: ${label}`}
            page={Math.min(rows.page, rows.lastPage)}
            lastPage={rows.items.length === 0 ? Math.max(2, rows.lastPage) : rows.lastPage}
            onSelect={turn}
          />
        </section>
      ) : (
        <div className={classes.empty} aria-busy={isTurning} data-turning={isTurning || undefined}>
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
    </div>
  );
}
