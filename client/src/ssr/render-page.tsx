import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { movedPathOf } from '../admin/shell/moved-path.ts';
import { queryKey } from '../api/query-age.ts';
import { SsrDataContext } from '../api/ssr-data.ts';
import { App } from '../app/app.tsx';
import { Providers } from '../app/providers.tsx';
import { loadPage, matchRoute } from '../app/routes.ts';
import { HeadSinkContext, headHtml, type PageHead } from '../domain/site/page-head.ts';
import { SiteDocument, type SiteQuery } from '../domain/site/site.gen.ts';
import { paths } from '../paths.ts';
import { loadDeferred } from '../ui/hydration/deferred.tsx';
import { answerQueries, idleClient } from './page-data.ts';
import { assetsOf } from './route-assets.ts';

export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** The site's public origin, for canonical addresses. */
  publicUrl: string;
  /** Executes a query as an anonymous visitor. */
  execute(args: {
    document: DocumentNode;
    variables: Record<string, unknown>;
  }): Promise<FormattedExecutionResult<Record<string, unknown>>>;
}

export interface RenderResult {
  status: number;
  redirect?: string;
  /** For `<head>`. */
  head: string;
  /** For inside `#root`. */
  html: string;
  /** JSON with `<` escaped, for `<script type="application/json" id="state">`. */
  state: string;
}

const STATUS_OF_CODE: Record<string, number> = { NOT_FOUND: 404, SERVICE_UNAVAILABLE: 503, MAINTENANCE: 503 };

/** Read by `boot.ts`. */
const RUN_WHEN_USED = '<meta name="scripts" content="when-used">';

const redirectTo = (path: string): RenderResult => ({
  status: 302,
  redirect: path,
  head: '',
  html: '',
  state: '{}',
});

/**
 * Returns null for a URL that does not parse, and for one that begins with two slashes, which would name another site.
 */
const parseUrl = (url: string, origin: string): URL | null =>
  URL.canParse(url, origin) && !/^[/\\]{2}/.test(url) ? new URL(url, origin) : null;

/** Renders the page of an address with its data: its queries are executed first, then it is rendered once. */
export async function render({ url, publicUrl, execute }: RenderRequest): Promise<RenderResult> {
  const address = parseUrl(url, publicUrl);
  const moved = address && movedPathOf(address);
  if (moved) return redirectTo(moved);
  const match = address && matchRoute(address);
  if (!address || !match) return redirectTo(paths.home());

  const page = await loadPage(match.route);
  await loadDeferred();
  const { ssrData, state, failure } = await answerQueries(execute, [
    { document: SiteDocument, variables: {}, isOptional: true },
    ...(page.queries?.(match.request) ?? []),
  ]);
  let head: PageHead | undefined;
  const html = renderToString(
    <HeadSinkContext
      value={(latest) => {
        head = latest;
      }}
    >
      <SsrDataContext value={ssrData}>
        <Providers client={idleClient} failures={state.failures}>
          <StaticRouter location={address.pathname + address.search}>
            <App />
          </StaticRouter>
        </Providers>
      </SsrDataContext>
    </HeadSinkContext>,
  );
  const site = ssrData.get(queryKey(SiteDocument)) as SiteQuery | undefined;
  const isClosed = site?.publicSettings.maintenanceMode === true && !match.route.isOpenInMaintenance;
  const isComplete =
    !failure && Object.keys(state.failures).length === 0 && page.isCompleteWithoutScripts?.(match.request);
  return {
    status: isClosed ? 503 : failure ? (STATUS_OF_CODE[failure.code] ?? 500) : 200,
    head: [head && headHtml(head, publicUrl), assetsOf(match.route.module), isComplete && RUN_WHEN_USED]
      .filter(Boolean)
      .join('\n'),
    html,
    state: JSON.stringify(state).replaceAll('<', '\\u003c'),
  };
}
