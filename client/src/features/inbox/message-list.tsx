import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { PageButtons } from '../../components/page-buttons.tsx';
import type { AskedMessages } from './asked-messages.ts';
import type { MessageRowsFragment } from './inbox.gen.ts';
import { MessageControls } from './message-controls.tsx';
import classes from './message-list.module.css';
import type { ShownState } from './use-shown.ts';

/** A box as it is looked at. */
export interface MessageBoxProps {
  rows: MessageRowsFragment;
  asked: AskedMessages;
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

const foundWords = (q: string, total: number): string =>
  total === 0 ? `Nenhuma mensagem encontrada para “${q}”.` : `Mensagens com “${q}”:`;

/** Messages page by page; where there is more than a page, with a search and an order. */
export function MessageList({ label, rows, asked, state, onAsk, empty, children }: MessageListProps) {
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

  // While other rows are on their way the field stays, and what is said of the rows waits for them.
  const hasControls = rows.lastPage > 1 || q !== '' || order !== 'newest' || !isShown;
  return (
    <div className={classes.whole}>
      {hasControls && (
        <>
          <MessageControls label={`Busca: ${label}`} asked={asked} onAsk={onAsk} field={field} />
          <p role="status" className={classes.found}>
            {isShown && q !== '' && foundWords(q, rows.total)}
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
        isShown && (
          <div className={classes.empty}>
            {q === '' ? (
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
        )
      )}
    </div>
  );
}
