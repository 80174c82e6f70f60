import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useMatch } from 'react-router-dom';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { formatAmount, formatDateTime } from '../../lib/format.ts';
import { paths, patterns } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { StaleNotice } from '../../ui/feedback/stale-notice.tsx';
import formClasses from '../../ui/form/form.module.css';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { NeedsScript } from '../../ui/hydration/needs-script.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import {
  type QuoteRequestFieldsFragment,
  useEndQuoteRequestMutation,
  useQuoteRequestQuery,
} from './quotes.gen.ts';
import classes from './quotes.module.css';

const EVERY_MS = 30_000;
/** Answers that are shown first. */
const FIRST = 3;

type Request = QuoteRequestFieldsFragment;
type Quotes = Request['quotes'];

/** Shows the address of this page, to keep. */
function Address({ token }: { token: string }) {
  const [copied, setCopied] = useState<'yes' | 'refused'>();
  const address = useRef<HTMLParagraphElement>(null);
  const url = `${window.location.origin}/pedido/${token}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied('yes');
    } catch {
      // Refused, or an address without TLS, where browsers have no clipboard.
      if (address.current) window.getSelection()?.selectAllChildren(address.current);
      setCopied('refused');
    }
  };
  return (
    <Panel title="Guarde este endereço">
      <p>Ele é a chave do pedido: quem o tem vê as respostas. Sem ele, não há como voltar aqui.</p>
      <p ref={address} className={classes.address}>
        {url}
      </p>
      <div className={formClasses.actions}>
        <Button onClick={() => void copy()}>Copiar endereço</Button>
      </div>
      <p role="status">
        {copied === 'yes' && 'Endereço copiado.'}
        {copied === 'refused' && 'O navegador não deixou copiar. O endereço está selecionado: copie-o.'}
      </p>
    </Panel>
  );
}

function Answers({ title, quotes }: { title: string; quotes: Quotes }) {
  if (quotes.length === 0) return null;
  return (
    <Panel title={title}>
      <ol className={classes.answers}>
        {quotes.map(({ company: { id, name, phone, phoneUrl, whatsappUrl }, answers }) => (
          <li key={id} className={classes.answer}>
            <h3>
              <Link to={paths.company(id)} discover="none">
                {name}
              </Link>
            </h3>
            {answers.map(({ content, createdAt }) => (
              <div key={createdAt}>
                <p className={classes.time}>
                  <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
                </p>
                <p className={classes.text}>{content}</p>
              </div>
            ))}
            <div className={formClasses.actions}>
              {whatsappUrl && (
                <LinkButton
                  href={whatsappUrl}
                  data-visit={`whatsapp ${id}`}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <Icon name="chat" /> WhatsApp
                </LinkButton>
              )}
              {phoneUrl && !whatsappUrl && (
                <LinkButton href={phoneUrl} data-visit={`phone ${id}`}>
                  <Icon name="phone" /> Ligar para {phone}
                </LinkButton>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface EndingProps {
  token: string;
  /** Reads the request anew. */
  refetch(): Promise<void>;
}

/** Ends the request, after a question. */
function Ending({ token, refetch }: EndingProps) {
  const [end] = useEndQuoteRequestMutation();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, problem, attempt } = useAttempt('Não foi possível encerrar agora. Tente novamente.');
  const run = () =>
    attempt(async () => {
      await end({ variables: { token } });
      await refetch();
    });
  return isAsking ? (
    <Notice tone="warning" announce takeFocus>
      <div className={formClasses.text}>
        <p>
          As empresas não poderão mais responder, e isso não se desfaz. As respostas que vieram ficam aqui.
        </p>
        <Problem text={problem} />
        <div className={formClasses.actions}>
          <Button variant="default" disabled={isBusy} onClick={() => setIsAsking(false)}>
            Manter aberto
          </Button>
          <Button loading={isBusy} onClick={run}>
            Encerrar pedido
          </Button>
        </div>
      </div>
    </Notice>
  ) : (
    <div className={formClasses.actions}>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Encerrar pedido…
      </Button>
    </div>
  );
}

/** What the form says when it leads here. */
interface Arrival {
  isNew?: boolean;
  isMailed?: boolean;
}

function RequestView({ token, request, refetch }: EndingProps & { request: Request }) {
  const { title, recipients, content, isOpen, endsAt, createdAt, quotes } = request;
  const { isNew, isMailed } = (useLocation().state ?? {}) as Arrival;
  const answered = quotes.filter(({ answers }) => answers.length > 0);
  const waiting = quotes.filter(({ answers }) => answers.length === 0);
  return (
    <>
      {isNew && isOpen && (
        <Notice tone="success" announce takeFocus>
          <p>
            <strong>Pedido enviado para {formatAmount(recipients, 'empresa', 'empresas')}.</strong> As
            respostas aparecem nesta página{isMailed && ', e o endereço dela vai também para o seu e-mail'}.
          </p>
        </Notice>
      )}
      {!isOpen && (
        <Notice announce takeFocus={!isNew}>
          <div className={formClasses.text}>
            <p>
              Pedido encerrado em {formatDateTime(endsAt)}. As empresas não podem mais responder por aqui.
            </p>
            <LinkButton to={patterns.askQuotes} variant="default">
              Fazer outro pedido
            </LinkButton>
          </div>
        </Notice>
      )}
      <Answers
        title={answered.length > FIRST ? 'Primeiras respostas' : 'Respostas'}
        quotes={answered.slice(0, FIRST)}
      />
      <Answers title="Outras respostas" quotes={answered.slice(FIRST)} />
      <p role="status">
        {answered.length === 0 &&
          (isOpen ? 'Nenhuma resposta ainda. Volte aqui mais tarde.' : 'Nenhuma empresa respondeu.')}
      </p>
      {isOpen && <Address token={token} />}
      {waiting.length > 0 && (
        <Panel title={isOpen ? 'Esperando resposta de' : 'Não responderam'}>
          <ul className={classes.companies}>
            {waiting.map(({ company: { id, name } }) => (
              <li key={id}>
                <Link to={paths.company(id)} discover="none">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={title}>
        <p className={classes.time}>
          Enviado em {formatDateTime(createdAt)}
          {isOpen && `, vale até ${formatDateTime(endsAt)}`}
        </p>
        <p className={classes.text}>{content}</p>
        {isOpen && <Ending token={token} refetch={refetch} />}
      </Panel>
    </>
  );
}

function Body({ token }: { token: string }) {
  const { data, failure, refetch } = useQuoteRequestQuery({ variables: { token }, rereads: true });
  const request = data?.quoteRequest;
  const isOpen = request?.isOpen === true;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => document.hidden || void refetch(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isOpen, refetch]);
  if (request)
    return (
      <>
        {failure && <StaleNotice retry={refetch} />}
        <RequestView token={token} request={request} refetch={refetch} />
      </>
    );
  if (!failure) return <p role="status">Só um momento…</p>;
  if (failure.code !== 'NOT_FOUND' && failure.code !== 'BAD_USER_INPUT')
    return <RetryNotice text="Não foi possível abrir o pedido." retry={refetch} />;
  return (
    <Notice tone="error" announce>
      <div className={formClasses.text}>
        <p>{failure.message}</p>
        <LinkButton to={patterns.askQuotes} variant="default">
          Fazer outro pedido
        </LinkButton>
      </div>
    </Notice>
  );
}

function QuoteRequestPage() {
  usePrivateHead('Seu pedido');
  const matched = useMatch(patterns.quoteRequest)?.params.token;
  const [token, setToken] = useState(matched ?? '');
  // Kept while the next page is loaded, which has another path.
  if (matched !== undefined && matched !== token) setToken(matched);
  return (
    <PageFrame title="Seu pedido" isNarrow>
      <Body token={token} />
      <NeedsScript to="ver o pedido" />
    </PageFrame>
  );
}

export const page: Page = { Component: QuoteRequestPage };
