/** Optional script: the site's colour scheme, opening linked entries, the filter. */
export const DOCS_SCRIPT = `
const scheme = localStorage.getItem('mantine-color-scheme-value');
if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
addEventListener('DOMContentLoaded', () => {
  const menu = document.querySelector('nav > details');
  const wide = matchMedia('(min-width: 62rem)');
  wide.addEventListener('change', () => { menu.open = wide.matches; });
  const openLinked = () => {
    const linked = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (linked instanceof HTMLDetailsElement) { linked.open = true; linked.scrollIntoView(); }
  };
  openLinked();
  addEventListener('hashchange', openLinked);
  const filter = document.querySelector('.filter');
  const input = filter.querySelector('input');
  const status = document.querySelector('[role=status]');
  const plain = (text) => text.normalize('NFD').replace(/[\\u0300-\\u036f]/g, '').toLowerCase();
  const calls = [...document.querySelectorAll('details.call')].map((call) => [call, plain(call.closest('section').querySelector('h2').textContent + ' ' + call.querySelector('summary').textContent)]);
  filter.hidden = false;
  input.addEventListener('input', () => {
    const words = plain(input.value).split(/\\s+/);
    let shown = 0;
    for (const [call, text] of calls) {
      call.hidden = !words.every((word) => text.includes(word));
      if (!call.hidden) shown++;
    }
    for (const section of document.querySelectorAll('section.tag')) section.hidden = !section.querySelector('details.call:not([hidden])');
    status.textContent = input.value.trim() === '' ? '' : shown === 1 ? '1 chamada' : shown + ' chamadas';
  });
});
`;

/** Closes the menu on narrow screens before the first paint. */
export const MENU_SCRIPT = `document.currentScript.parentElement.open = matchMedia('(min-width: 62rem)').matches;`;
