/**
 * Presses links and buttons of visitors', owners' and administrators' pages at 400 kbit/s and 400 ms; fails where the page shows
 * nothing within 200 ms: see ../README.md.
 *   node bench/browser/taps.mjs [--each 20] [--only /admin]
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { startedProgram } from '../lighthouse/started-program.mjs';

const { values } = parseArgs({
  options: { each: { type: 'string', default: '20' }, only: { type: 'string', default: '' } },
});
const EACH = Number(values.each);
const LIMIT_MS = 200;
/** Watched for so long after a press. */
const WATCHED_MS = 400;
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const ADMIN = { email: 'admin@exemplo.com.br', password: 'pitanga-cajueiro-42' };
/** Of the demonstration data. */
const OWNER = { email: 'dono@demo.exemplo.com.br', password: 'jabuticaba-umbu-73' };
const ADMIN_PAGES = ['', '/approvals', '/companies', '/users', '/ratings', '/plans', '/settings', '/audit'];
const OWNER_PAGES = ['/user-dashboard', '/reports', '/profile', '/webhooks'];
const VISITS = [
  ...['/', '/search?q=padaria', '/company/1', '/login'].map((path) => ({ path, viewport: PHONE })),
  ...OWNER_PAGES.map((path) => ({ path, viewport: PHONE, as: 'owner' })),
  ...ADMIN_PAGES.map((path) => ({ path: `/admin${path}`, viewport: DESKTOP, as: 'admin' })),
  { path: '/dashboard', viewport: DESKTOP, as: 'admin' },
];
const CONTROLS =
  'main :is(a[href^="/"]:not([target], [download]), button:enabled, summary), nav :is(a[href^="/"], button)';
/** They end the session, or what follows is the browser's own: a file, another document. */
const LEFT_OUT = /Sair|Imprimir|Exportar|Compartilhar|Baixar|Documentação da API/;

async function logIn(url, account) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`The login was answered with ${response.status}.`);
  return response.json();
}

/** Gives the owner a known password; the demonstration data announce theirs in the log. */
async function setOwnerPassword(url, { token }) {
  const ask = async (query, variables) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  };
  const { adminUsers } = await ask('query ($q: String) { adminUsers(q: $q) { items { id } } }', {
    q: OWNER.email,
  });
  await ask(
    'mutation ($id: ID!, $to: String!) { setUserPassword(id: $id, password: $to, passwordConfirmation: $to) { id } }',
    { id: adminUsers.items[0].id, to: OWNER.password },
  );
}

/** Notes when the first change after the next press is visible. */
function watchPress() {
  window.shownAfterMs = undefined;
  addEventListener(
    'click',
    () => {
      const start = performance.now();
      const show = () => {
        window.shownAfterMs ??= performance.now() - start;
      };
      const isSeen = ({ target }) => target.nodeName !== 'HEAD' && target.parentNode?.nodeName !== 'HEAD';
      new MutationObserver((changes) => changes.some(isSeen) && show()).observe(document.documentElement, {
        subtree: true,
        childList: true,
        attributes: true,
      });
      // A menu in the top layer, a page that scrolls, a field that gets the focus.
      for (const type of ['toggle', 'scroll', 'focusin'])
        addEventListener(type, show, { capture: true, once: true });
    },
    { capture: true, once: true },
  );
}

/** Presses each different control of a page once; returns those that showed nothing in time. */
async function pressAll(page, devtools, path) {
  const pressed = new Set();
  const late = [];
  const limit = (conditions) => devtools.send('Network.emulateNetworkConditions', conditions);
  const open = async () => {
    await limit(FAST);
    // The same address would keep what was pressed.
    await page.goto('about:blank');
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    return page.locator(CONTROLS).all();
  };
  let controls = await open();
  for (let index = 0; index < controls.length && pressed.size < EACH; index++) {
    const control = controls[index];
    const name = await control.evaluate((element) => {
      const text = (element.getAttribute('aria-label') ?? element.textContent).trim();
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 ? text.replace(/\d+/g, '#').slice(0, 50) : '';
    });
    const href = await control.getAttribute('href');
    if (name === '' || pressed.has(name) || LEFT_OUT.test(name) || href?.split('#')[0] === path) continue;
    pressed.add(name);
    await control.scrollIntoViewIfNeeded();
    await limit(SLOW);
    await page.evaluate(watchPress);
    await control.click({ noWaitAfter: true });
    await page.waitForTimeout(WATCHED_MS);
    const shownAfterMs = await page.evaluate(() => window.shownAfterMs);
    if (shownAfterMs === undefined || shownAfterMs > LIMIT_MS) late.push({ name, shownAfterMs });
    controls = await open();
  }
  return { pressed: pressed.size, late };
}

const program = await startedProgram();
const browser = await chromium.launch({ executablePath: program.chromium, args: ['--no-sandbox'] });
let failures = 0;
try {
  const admin = await logIn(program.url, ADMIN);
  await setOwnerPassword(program.url, admin);
  const sessions = { admin, owner: await logIn(program.url, OWNER) };
  for (const { path, viewport, as } of VISITS.filter((visit) => visit.path.startsWith(values.only))) {
    const context = await browser.newContext({ baseURL: program.url, locale: 'pt-BR', viewport });
    if (as) {
      await context.addInitScript(({ token, user }) => {
        // The empty page has no storage.
        if (location.protocol === 'about:') return;
        localStorage.setItem('token', token);
        localStorage.setItem('user', JSON.stringify(user));
      }, sessions[as]);
    }
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const { pressed, late } = await pressAll(page, devtools, path);
    console.log(`${path}: ${pressed} pressed, ${late.length} late`);
    for (const { name, shownAfterMs } of late)
      console.log(`  ${name}: ${shownAfterMs === undefined ? 'nothing' : `${Math.round(shownAfterMs)} ms`}`);
    failures += late.length;
    await context.close();
  }
} finally {
  await browser.close();
  await program.stop();
}
process.exit(failures > 0 ? 1 : 0);
