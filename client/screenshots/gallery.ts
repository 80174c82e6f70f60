import type { Scene } from './scene.ts';
import type { Picture } from './take-picture.ts';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

function figure({ file, size, colorScheme, findings }: Picture): string {
  const list = findings.map((finding) => `<li>${escapeHtml(finding)}</li>`).join('');
  return `<figure><figcaption>${size.width} px, ${colorScheme}</figcaption>
<a href="${file}"><img src="${file}" alt="" loading="lazy" width="${size.width / 2}"></a>
${list && `<ul>${list}</ul>`}</figure>`;
}

/** Returns a page with the pictures, scene by scene; findings are below their picture. */
export function galleryHtml(scenes: Scene[], pictures: Picture[]): string {
  const order = (picture: Picture) => `${picture.size.width}`.padStart(5, '0') + picture.colorScheme;
  const sections = scenes.map(({ name }) => {
    const own = pictures.filter(({ scene }) => scene === name);
    const figures = own.sort((one, other) => (order(one) < order(other) ? -1 : 1)).map(figure);
    return `<section id="${name}"><h2>${name}</h2><div>${figures.join('\n')}</div></section>`;
  });
  const links = scenes.map(({ name }) => `<a href="#${name}">${name}</a>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 1rem; background: #ddd; color: #222; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
section div { display: flex; gap: 1rem; overflow-x: auto; align-items: start; }
figure { margin: 0; }
li { color: #a00; max-width: 40rem; }
</style>
<nav>${links.join('\n')}</nav>
${sections.join('\n')}
</html>
`;
}
