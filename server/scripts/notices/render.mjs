const COPYRIGHT = /^\W*(?:copyright\b|\(c\)|©).*$/i;
const TITLE =
  /^\W*(?:the\s+)?(?:MIT|ISC|BSD|Blue Oak|2-clause|3-clause)[\w\s()."-]{0,60}licen[sc]e\b.{0,20}$/i;

/** Splits a licence into whom it names and the rest, so that equal texts are printed once. */
function split(text) {
  const lines = text.replace(/\r/g, '').split('\n');
  const copyright = lines.filter((line) => COPYRIGHT.test(line)).map((line) => line.trim());
  const body = lines
    .filter((line) => !COPYRIGHT.test(line) && !TITLE.test(line.trim()))
    .join('\n')
    .trim();
  return { copyright, body, key: body.replace(/\W+/g, ' ').toLowerCase() };
}

const byName = (one, other) => (one.label < other.label ? -1 : one.label > other.label ? 1 : 0);

/** Renders one section a licence text: the packages under it with their copyright lines, then the text. */
export function renderNotices(preamble, packages) {
  const unique = new Map(packages.map((entry) => [`${entry.name}@${entry.version}`, entry]));
  const sections = new Map();
  for (const [label, { license, text }] of unique) {
    const { copyright, body, key } = text ? split(text) : { copyright: [], body: '', key: '' };
    const section = sections.get(`${license}\n${key}`) ?? { license, body, entries: [] };
    section.entries.push({ label, copyright });
    sections.set(`${license}\n${key}`, section);
  }
  const rendered = [...sections.values()].map(({ license, body, entries }) => {
    const list = entries
      .sort(byName)
      .map(({ label, copyright }) => [label, ...copyright.map((line) => `    ${line}`)]);
    const note = body || 'Used under the licence named above; the package has no licence file of its own.';
    return {
      label: `${license}\n${list[0][0]}`,
      text: [license, '-'.repeat(license.length), ...list.flat(), '', note].join('\n'),
    };
  });
  const notices = [...unique]
    .filter(([, { notice }]) => notice)
    .map(([label, { notice }]) => {
      const title = `Notices of ${label}`;
      return { label, text: [title, '-'.repeat(title.length), notice.replace(/\r/g, '')].join('\n') };
    });
  const all = [...rendered.sort(byName), ...notices.sort(byName)].map(({ text }) => text);
  return `${[preamble.trim(), ...all].join('\n\n\n')}\n`;
}
