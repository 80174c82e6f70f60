/** The site's colours (`client/src/theme.ts`), light or dark by the system's or the site's setting. */
export const DOCS_STYLE = `
:root { color-scheme: light dark;
  --page: light-dark(#ffffff, #0e1613); --card: light-dark(#faf9f5, #141e1a); --ink: light-dark(#17211d, #edf3f0);
  --dim: light-dark(#57635d, #a0b0a8); --line: light-dark(#dcdfd9, #33433c); --brand: light-dark(#0a664e, #6dbf9f);
  --on-brand: light-dark(#ffffff, #06251c); --get: light-dark(#0b5394, #8ec5ff); --post: light-dark(#0a664e, #6dbf9f);
  --put: light-dark(#7a4b00, #f0c36d); --delete: light-dark(#b02525, #ff9d9d); }
:root[data-scheme=light] { color-scheme: light; }
:root[data-scheme=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--page); color: var(--ink); overflow-wrap: anywhere;
  font: 1rem/1.55 ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
a { color: var(--brand); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; padding: 0.5rem 1rem; background: var(--page); }
header { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: baseline; padding: 1rem 1.25rem;
  border-bottom: 1px solid var(--line); }
header strong { font-size: 1.125rem; color: var(--brand); }
.page { display: grid; grid-template-columns: minmax(0, 1fr); max-width: 84rem; margin: 0 auto; }
nav { padding: 1rem 1.25rem; }
nav summary { min-height: 2.75rem; padding: 0.6rem 0; cursor: pointer; font-weight: 600; }
nav h2 { margin: 1rem 0 0.25rem; font-size: 0.9rem; color: var(--dim); }
nav ul { margin: 0; padding: 0; list-style: none; }
nav li a { display: block; padding: 0.3rem 0.5rem; border-radius: 6px; color: inherit; text-decoration: none; font-size: 0.9rem; }
nav li a:hover { background: var(--card); }
main { padding: 1rem 1.25rem 4rem; }
h1 { margin: 0.5rem 0 1rem; font-size: 2rem; line-height: 1.2; }
main h2 { margin: 3rem 0 0.25rem; font-size: 1.4rem; }
h3 { margin: 1.5rem 0 0.5rem; font-size: 1rem; }
p { max-width: 46rem; }
.dim { color: var(--dim); }
.filter { display: block; margin: 1.5rem 0 0; font-weight: 600; }
.filter input { display: block; width: 100%; max-width: 30rem; min-height: 2.75rem; margin-top: 0.25rem; padding: 0 0.75rem;
  font: inherit; color: inherit; background: var(--page); border: 1px solid #868f89; border-radius: 10px; }
details.call { margin: 0.75rem 0; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
details.call > summary { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; min-height: 3rem;
  padding: 0.6rem 1rem; cursor: pointer; }
details.call > summary span { flex-basis: 100%; color: var(--dim); }
.inside { padding: 0 1rem 1rem; }
.method { min-width: 4.5rem; font: 700 0.85rem/1 ui-monospace, Consolas, monospace; }
.get { color: var(--get); } .post { color: var(--post); } .put, .patch { color: var(--put); } .delete { color: var(--delete); }
code, pre { font-family: ui-monospace, SFMono-Regular, Consolas, "Liberation Mono", monospace; font-size: 0.875rem; }
pre { margin: 0.5rem 0; padding: 0.75rem 1rem; overflow: auto; max-height: 28rem; overflow-wrap: normal;
  background: var(--page); border: 1px solid var(--line); border-radius: 10px; }
table { width: 100%; border-collapse: collapse; font-size: 0.95rem; }
th, td { padding: 0.45rem 0.75rem 0.45rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { font-weight: 600; }
td:first-child { width: 32%; }
.must { display: block; font-size: 0.85rem; color: var(--delete); }
.type { display: block; font-size: 0.85rem; color: var(--dim); }
@media (min-width: 62rem) {
  .page { grid-template-columns: 19rem minmax(0, 1fr); }
  nav { position: sticky; top: 0; max-height: 100vh; overflow: auto; }
  nav > details > summary { display: none; }
  details.call > summary span { flex-basis: auto; }
}
`;
