import { Button, Flex } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { usePolling } from '../../api/use-polling.ts';
import type { Drafts } from '../../features/inbox/reply-form.tsx';
import { WaitingMessage } from '../../features/inbox/waiting-message.tsx';
import { CompletenessBox } from '../../features/owner/completeness-box.tsx';
import { WAITING_MESSAGES, WAITING_RATINGS } from '../../features/owner/first-waiting.ts';
import { useCompaniesWithoutAccessQuery } from '../../features/owner/owner-companies.gen.ts';
import { type OwnerWorkQueryVariables, useOwnerWorkQuery } from '../../features/owner/owner-work.gen.ts';
import { WaitingAccess } from '../../features/owner/waiting-access.tsx';
import { WaitingRating } from '../../features/ratings/waiting-rating.tsx';
import { formatNumber } from '../../lib/format.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { LeaveNotice } from '../../ui/form/leave-notice.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { useLeaveGuard } from '../../ui/navigation/use-leave-guard.ts';
import { Panel } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import classes from './dashboard.module.css';
import type { OwnedCompanyFragment } from './my-companies.gen.ts';

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
  /** Whether what waits names its company. */
  hasSeveralCompanies: boolean;
  /** Opens the form of the company at a field. */
  openField(field: string): void;
  openMessages(companyId: string): void;
}

/** Loads the first of what waits of some kinds, and more on demand. */
function useWaiting({ kinds, perPage: first }: OwnerWorkQueryVariables) {
  const [perPage, setPerPage] = useState(first);
  const { data, previousData, failure, refetch } = useOwnerWorkQuery({ variables: { kinds, perPage } });
  usePolling(refetch, { everyMs: EVERY_MS });
  const work = (data ?? previousData)?.ownerWork;
  const items = work?.items ?? [];
  return {
    isKnown: work !== undefined,
    items,
    total: work?.total ?? 0,
    isFailed: failure !== undefined,
    isLoading: !data && !failure,
    refetch,
    showMore: perPage < MOST ? () => setPerPage(Math.min(MOST, perPage + MORE)) : undefined,
  };
}

/** Focuses what took the place of an element that is gone, else the panel's title. */
function focusNext(list: HTMLElement | null, place: number, title: HTMLElement | null): void {
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-waiting] > li') ?? [])].filter(
    (item) => item.closest('details:not([open])') === null,
  );
  (items[Math.min(place, items.length - 1)] ?? title)?.focus();
}

interface ListProps {
  waiting: ReturnType<typeof useWaiting>;
  children: ReactNode;
}

function List({ waiting: { items, total, isLoading, showMore }, children }: ListProps) {
  const rest = total - items.length;
  return (
    <>
      <Flex component="ul" direction="column" data-waiting>
        {children}
      </Flex>
      {rest > 0 && showMore && (
        <Button variant="default" className={classes.more ?? ''} loading={isLoading} onClick={showMore}>
          Mostrar mais {formatNumber(Math.min(rest, MORE))}
          {rest > MORE && ` de ${formatNumber(rest)}`}
        </Button>
      )}
    </>
  );
}

/**
 * Shows what waits in all companies of an owner, to be done in place: messages, ratings (on demand while messages wait),
 * what is missing in the profile.
 */
export function WaitingPanel({ company, hasSeveralCompanies, openField, openMessages }: WaitingPanelProps) {
  const messages = useWaiting(WAITING_MESSAGES);
  const ratings = useWaiting(WAITING_RATINGS);
  const access = useCompaniesWithoutAccessQuery();
  usePolling(access.refetch, { everyMs: EVERY_MS });
  const [drafts] = useState<Drafts>(() => new Map());
  const list = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // A modal over the page asks for itself, and closing it loses nothing here.
  const guard = useLeaveGuard(
    () =>
      document.querySelector('[role=dialog]') === null &&
      [...(list.current?.querySelectorAll('textarea') ?? [])].some(({ value }) => value.trim() !== ''),
  );

  const refetch = async () => {
    await Promise.all([messages.refetch(), ratings.refetch(), access.refetch()]);
  };
  const done = async (place: number) => {
    await refetch();
    focusNext(list.current, place, title.current);
  };
  const withoutAccess = access.data?.ownerCompanies;
  const isKnown = messages.isKnown && ratings.isKnown;
  const total = messages.total + ratings.total;
  return (
    <Panel
      title="O que espera por você"
      titleRef={title}
      actions={
        isKnown &&
        total > 0 && (
          <StatusTag tone="waiting">
            {formatNumber(total)}
            <span className={classes.unit}> para responder</span>
          </StatusTag>
        )
      }
    >
      {guard.isHeld && <LeaveNotice words={UNSENT} onStay={guard.stay} onLeave={guard.leave} />}
      <ListState
        hasData={isKnown}
        isFailed={messages.isFailed || ratings.isFailed || access.failure !== undefined}
        rows={3}
        failedText="Não foi possível carregar o que espera por você."
        retry={refetch}
      >
        <div ref={list} className={classes.parts}>
          {withoutAccess && (
            <WaitingAccess
              list={withoutAccess}
              hasSeveralCompanies={hasSeveralCompanies}
              openMessages={openMessages}
            />
          )}
          {messages.items.length > 0 && (
            <Flex component="section" direction="column" gap="0.6rem">
              <h3>Mensagens não lidas</h3>
              <List waiting={messages}>
                {messages.items.map((item, place) =>
                  item.message ? (
                    <WaitingMessage
                      key={item.message.id}
                      message={item.message}
                      companyName={hasSeveralCompanies ? item.companyName : undefined}
                      drafts={drafts}
                      onDone={() => void done(place)}
                      onConversation={() => openMessages(item.companyId)}
                    />
                  ) : null,
                )}
              </List>
            </Flex>
          )}
          {ratings.items.length > 0 && (
            <Fold
              isOpen={messages.items.length === 0}
              summary={
                <>
                  <h3>Avaliações sem resposta</h3> {formatNumber(ratings.total)}
                </>
              }
            >
              <List waiting={ratings}>
                {ratings.items.map((item, place) =>
                  item.rating ? (
                    <WaitingRating
                      key={item.rating.id}
                      rating={item.rating}
                      companyName={hasSeveralCompanies ? item.companyName : undefined}
                      onDone={() => void done(messages.items.length + place)}
                    />
                  ) : null,
                )}
              </List>
            </Fold>
          )}
          {total === 0 && !withoutAccess?.total && (
            <p role="status" className={classes.nothing} data-unknown={!withoutAccess || undefined}>
              Tudo respondido: nenhuma mensagem e nenhuma avaliação espera por você.
            </p>
          )}
        </div>
      </ListState>
      {company.completeness && <CompletenessBox completeness={company.completeness} openField={openField} />}
    </Panel>
  );
}
