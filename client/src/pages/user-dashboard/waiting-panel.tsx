import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { usePolling } from '../../api/use-polling.ts';
import { setUnreadCount } from '../../domain/inbox/inbox-cache.ts';
import { mayInCompany } from '../../domain/members/company-rights.ts';
import type { Drafts } from '../../features/inbox/reply-form.tsx';
import { WaitingMessage } from '../../features/inbox/waiting-message.tsx';
import { CompletenessBox } from '../../features/owner/completeness-box.tsx';
import { FIRST_WAITING } from '../../features/owner/first-waiting.ts';
import { type OwnerWorkQuery, useOwnerWorkQuery } from '../../features/owner/owner-work.gen.ts';
import { WaitingAccess } from '../../features/owner/waiting-access.tsx';
import { WaitingRating } from '../../features/ratings/waiting-rating.tsx';
import { formatNumber } from '../../lib/format.ts';
import { LeaveNotice } from '../../ui/form/leave-notice.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { useLeaveGuard } from '../../ui/navigation/use-leave-guard.ts';
import { Panel } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { OwnedCompanyFragment } from './my-companies.gen.ts';
import classes from './waiting-panel.module.css';

const MORE = 10;
/** The server's limit of a page. */
const MOST = 100;
const EVERY_MS = 60_000;

const UNSENT = {
  question: 'Há uma resposta que não foi enviada.',
  stayText: 'Continuar escrevendo',
  leaveText: 'Descartar a resposta',
};

interface WaitingPanelProps {
  /** The company that the page shows: what is missing in its profile is listed. */
  company: OwnedCompanyFragment;
  /** Opens the form of the company at a field. */
  openField(field: string): void;
  openMessages(companyId: string): void;
}

type Item = OwnerWorkQuery['ownerWork']['items'][number];
const isRating = (item: Item): boolean => item.kind === 'rating';

/** Focuses what took the place of an element that is gone, else the panel's title. */
function focusNext(list: HTMLElement | null, place: number, title: HTMLElement | null): void {
  const items = list?.querySelectorAll<HTMLElement>('[data-waiting] > li') ?? [];
  (items[Math.min(place, items.length - 1)] ?? title)?.focus();
}

/** Shows what waits in all companies of an owner, to be done in place: messages, ratings, what is missing in the profile. */
export function WaitingPanel({ company, openField, openMessages }: WaitingPanelProps) {
  const { cache } = useApolloClient();
  const [perPage, setPerPage] = useState(FIRST_WAITING);
  const { data, previousData, failure, refetch } = useOwnerWorkQuery({ variables: { perPage } });
  const work = (data ?? previousData)?.ownerWork;
  usePolling(refetch, { everyMs: EVERY_MS });
  const [drafts] = useState<Drafts>(() => new Map());
  const list = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // A modal over the page asks for itself, and closing it loses nothing here.
  const guard = useLeaveGuard(
    () =>
      document.querySelector('[role=dialog]') === null &&
      [...(list.current?.querySelectorAll('textarea') ?? [])].some(({ value }) => value.trim() !== ''),
  );

  const counts = work?.companies;
  useEffect(() => {
    for (const { id, unreadMessages } of counts ?? []) setUnreadCount(cache, id, unreadMessages);
  }, [cache, counts]);

  const done = async (place: number) => {
    await refetch();
    focusNext(list.current, place, title.current);
  };
  const items = work?.items ?? [];
  const messages = items.filter((item) => !isRating(item));
  const ratings = items.filter(isRating);
  const nameOf = (item: Item) => (work && work.companies.length > 1 ? item.companyName : undefined);
  const rest = (work?.total ?? 0) - items.length;
  return (
    <Panel
      title="O que espera por você"
      titleRef={title}
      actions={
        work &&
        work.total > 0 && <StatusTag tone="waiting">{formatNumber(work.total)} para responder</StatusTag>
      }
    >
      {guard.isHeld && <LeaveNotice words={UNSENT} onStay={guard.stay} onLeave={guard.leave} />}
      <ListState
        hasData={work !== undefined}
        isFailed={failure !== undefined}
        rows={3}
        failedText="Não foi possível carregar o que espera por você."
        retry={refetch}
      >
        <div ref={list} className={classes.parts}>
          {work && <WaitingAccess companies={work.companies} openMessages={openMessages} />}
          {messages.length > 0 && (
            <section className={classes.part}>
              <h3>Mensagens não lidas</h3>
              <ul className={classes.list} data-waiting>
                {messages.map((item, place) =>
                  item.message ? (
                    <WaitingMessage
                      key={item.message.id}
                      message={item.message}
                      companyName={nameOf(item)}
                      drafts={drafts}
                      onDone={() => void done(place)}
                      onConversation={() => openMessages(item.companyId)}
                    />
                  ) : null,
                )}
              </ul>
            </section>
          )}
          {ratings.length > 0 && (
            <section className={classes.part}>
              <h3>Avaliações sem resposta</h3>
              <ul className={classes.list} data-waiting>
                {ratings.map((item, place) =>
                  item.rating ? (
                    <WaitingRating
                      key={item.rating.id}
                      rating={item.rating}
                      companyName={nameOf(item)}
                      onDone={() => void done(messages.length + place)}
                    />
                  ) : null,
                )}
              </ul>
            </section>
          )}
          {rest > 0 && perPage < MOST && (
            <Button
              variant="default"
              className={classes.more ?? ''}
              loading={!data && !failure}
              onClick={() => setPerPage(Math.min(MOST, perPage + MORE))}
            >
              Mostrar mais {formatNumber(Math.min(rest, MORE))} de {formatNumber(rest)}
            </Button>
          )}
          {work?.total === 0 && (
            <p role="status" className={classes.nothing}>
              Tudo respondido: nenhuma mensagem e nenhuma avaliação espera por você.
            </p>
          )}
        </div>
      </ListState>
      {mayInCompany(company, 'edit') && <CompletenessBox company={company} openField={openField} />}
    </Panel>
  );
}
