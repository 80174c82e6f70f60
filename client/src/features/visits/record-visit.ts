import { readToken } from '../../api/stored-token.ts';
import { knownFingerprint } from '../../lib/fingerprint.ts';
import operations from './visits.graphql?raw';

/**
 * Counts a visit, without Apollo: it is done before the page's scripts run. The fingerprint is sent only if there is
 * one: computing it takes longer than a visit is worth. A failure is not shown to the visitor.
 */
function recordVisit(operationName: string, visit: Record<string, string>): void {
  const token = readToken();
  void fetch('/graphql', {
    method: 'POST',
    // A click on a link may leave the page.
    keepalive: true,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({
      query: operations,
      operationName,
      variables: { ...visit, fingerprint: knownFingerprint() },
    }),
  })
    // Read, so that its connection is free.
    .then((answer) => answer.text())
    .catch(() => undefined);
}

/** The server's limit. */
const MOST_SEARCHED = 200;

/**
 * Counts a view of a company once its page is visible, which it may not be in a background tab. `from` is the address
 * it was reached from; that of a search tells what was searched. Returns what stops waiting.
 */
export function recordView(companyId: string, from: string): () => void {
  const [, query] = /^\/search(\?.*)/.exec(from) ?? [];
  const searched = new URLSearchParams(query).get('q')?.slice(0, MOST_SEARCHED);
  const stop = () => document.removeEventListener('visibilitychange', send);
  function send() {
    if (document.visibilityState !== 'visible') return;
    stop();
    recordVisit('RecordView', { companyId, ...(searched && { searched }) });
  }
  document.addEventListener('visibilitychange', send);
  send();
  return stop;
}

/** Counts clicks on links with `data-visit="target companyId"`, from now on: one listener for all lists and pages. */
export function recordClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-visit]');
    const [contact = '', companyId] = link ? (link.dataset.visit ?? '').split(' ') : [];
    if (companyId) recordVisit('RecordClick', { companyId, target: contact });
  });
}
