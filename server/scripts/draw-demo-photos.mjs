// Draws the photos of the demonstration: scenes as SVG, to WebP in two widths and a placeholder. Run it after a change:
// node server/scripts/draw-demo-photos.mjs
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

const W = 960,
  H = 640;
const scene = (
  sky,
  ground,
  body,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 960 640">
<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
<rect width="960" height="640" fill="url(#s)"/>${ground}${body}</svg>`;
const awning = (x, y, w, n, a, b) =>
  Array.from({ length: n }, (_, i) => {
    const s = w / n;
    return `<path d="M${x + i * s} ${y}h${s}v46a${s / 2} ${s / 2} 0 0 1-${s} 0z" fill="${i % 2 ? b : a}"/>`;
  }).join('');
const street = `<rect y="520" width="960" height="120" fill="#b9b2a3"/><path d="M0 520h960v16H0z" fill="#d8d1c1"/>${Array.from({ length: 9 }, (_, i) => `<path d="M${-40 + i * 120} 575q30-22 60 0t60 0" fill="none" stroke="#8f8879" stroke-width="9"/>`).join('')}`;
const tree = (x) =>
  `<rect x="${x - 9}" y="330" width="18" height="190" fill="#7a5a3c"/><circle cx="${x}" cy="270" r="86" fill="#2f7d5c"/><circle cx="${x - 50}" cy="310" r="58" fill="#26694d"/><circle cx="${x + 52}" cy="312" r="54" fill="#398f6b"/>`;
/** What a shop window shows, on its sill at y 470. */
const GOODS = {
  breads: [250, 310, 370, 430]
    .map(
      (x, i) =>
        `<ellipse cx="${x + 14}" cy="${448 - (i % 2) * 8}" rx="30" ry="15" fill="#c98741"/><path d="M${x - 4} ${444 - (i % 2) * 8}q18-14 36 0" stroke="#8a5524" stroke-width="4" fill="none"/>`,
    )
    .join(''),
  books: Array.from({ length: 18 }, (_, i) => {
    const high = 62 + ((i * 37) % 46);
    return `<rect x="${244 + i * 14}" y="${470 - high}" width="11" height="${high}" fill="${['#b5403a', '#1f5c7a', '#2f7d5c', '#c98741', '#5d4030'][i % 5]}"/>`;
  }).join(''),
  flowers: [262, 316, 370, 424, 478]
    .map(
      (x, i) =>
        `<path d="M${x - 18} 470l5-34h26l5 34z" fill="#a9562f"/><path d="M${x} 436v-44" stroke="#2f7d5c" stroke-width="6"/>${[0, 72, 144, 216, 288].map((turn) => `<circle cx="${x}" cy="374" r="11" fill="${['#d9607d', '#f2c14e', '#8f5fb0'][i % 3]}" transform="rotate(${turn} ${x} 388)"/>`).join('')}<circle cx="${x}" cy="388" r="9" fill="#fbf4e2"/>`,
    )
    .join(''),
  pots: [268, 336, 404, 470]
    .map(
      (x, i) =>
        `<path d="M${x - 14} ${392 - (i % 2) * 14}h28q26 40 0 ${78 + (i % 2) * 14}h-28q-26-${38 + (i % 2) * 10} 0-${78 + (i % 2) * 14}z" fill="${i % 2 ? '#b1663c' : '#8a4a2b'}"/><path d="M${x - 22} 436q22 12 44 0" stroke="#f0d3a1" stroke-width="5" fill="none"/>`,
    )
    .join(''),
  wheels: [310, 440]
    .map(
      (x) =>
        `<circle cx="${x}" cy="420" r="46" fill="none" stroke="#17211d" stroke-width="8"/>${[0, 30, 60, 90, 120, 150].map((turn) => `<path d="M${x - 42} 420h84" stroke="#5b6560" stroke-width="2" transform="rotate(${turn} ${x} 420)"/>`).join('')}`,
    )
    .join('')
    .concat(
      '<path d="M310 420l44-76h62l24 76M354 344l36 76h-80M416 344l-8-26h26" fill="none" stroke="#b5403a" stroke-width="9"/>',
    ),
  clothes: [272, 342, 412, 474]
    .map(
      (x, i) =>
        `<path d="M${x} 318v18" stroke="#5d4030" stroke-width="4"/><path d="M${x - 14} 336l-20 22 14 14 8-8v74h24v-74l8 8 14-14-20-22z" fill="${['#1f5c7a', '#d9607d', '#f2c14e', '#2f7d5c'][i]}"/>`,
    )
    .join('')
    .concat('<path d="M240 318h260" stroke="#5d4030" stroke-width="6"/>'),
};
const front = (wall, a, b, glow, goods = 'breads') =>
  scene(
    ['#bfe3ee', '#f7ecd2'],
    street,
    `<rect x="180" y="110" width="600" height="410" fill="${wall}"/><rect x="180" y="96" width="600" height="26" fill="#00000022"/><rect x="330" y="140" width="300" height="54" rx="8" fill="#17211d"/><path d="M370 167h220" stroke="${glow}" stroke-width="10" stroke-linecap="round"/>
 <rect x="225" y="290" width="290" height="190" fill="#123a34"/><rect x="235" y="300" width="270" height="170" fill="${glow}" opacity=".75"/><rect x="560" y="270" width="160" height="250" fill="#5b3a24"/><rect x="580" y="292" width="120" height="110" fill="#bfe3ee"/><circle cx="704" cy="412" r="7" fill="#f2c14e"/>
 ${GOODS[goods]}
 ${awning(205, 222, 550, 11, a, b)}${tree(95)}${tree(880)}`,
  );
const counter = (wall, top) =>
  scene(
    [wall, '#fff4df'],
    `<rect y="430" width="960" height="210" fill="${top}"/><path d="M0 430h960v26H0z" fill="#00000026"/>`,
    `${[0, 1, 2]
      .map(
        (r) =>
          `<rect x="120" y="${110 + r * 105}" width="720" height="14" fill="#8a5a33"/>${Array.from(
            { length: 7 },
            (_, i) => {
              const x = 150 + i * 98,
                y = 110 + r * 105;
              return r === 0
                ? `<rect x="${x}" y="${y - 46}" width="70" height="46" rx="22" fill="${i % 2 ? '#d99a4e' : '#c4812f'}"/><path d="M${x + 14} ${y - 34}l10 24M${x + 34} ${y - 36}l10 26" stroke="#8a5524" stroke-width="4"/>`
                : r === 1
                  ? `<circle cx="${x + 34}" cy="${y - 32}" r="32" fill="${i % 2 ? '#e0ac62' : '#cf9445'}"/><path d="M${x + 12} ${y - 32}h44M${x + 34} ${y - 54}v44" stroke="#94602b" stroke-width="4"/>`
                  : `<path d="M${x} ${y}q34-84 70 0z" fill="${i % 2 ? '#c98741' : '#dba052'}"/>`;
            },
          ).join('')}`,
      )
      .join('')}
 <path d="M180 470h230v90H180z" fill="#ffffff66"/><rect x="210" y="500" width="170" height="60" rx="10" fill="#f6d6da"/><circle cx="240" cy="496" r="12" fill="#c92a4b"/><circle cx="295" cy="496" r="12" fill="#c92a4b"/><circle cx="350" cy="496" r="12" fill="#c92a4b"/><rect x="560" y="486" width="220" height="80" rx="14" fill="#5d4030"/><rect x="585" y="452" width="70" height="40" fill="#8d8f8e"/>`,
  );
const table = (wood, plate, food) =>
  scene(
    ['#e9d9bd', '#d7bd92'],
    `<rect width="960" height="640" fill="${wood}"/>${Array.from({ length: 7 }, (_, i) => `<path d="M0 ${60 + i * 92}q240 ${i % 2 ? 16 : -16} 480 0t480 0" stroke="#00000018" stroke-width="5" fill="none"/>`).join('')}`,
    `<ellipse cx="420" cy="350" rx="250" ry="232" fill="#00000026"/><circle cx="410" cy="330" r="228" fill="${plate}"/><circle cx="410" cy="330" r="168" fill="#00000010"/>${food}
 <circle cx="770" cy="190" r="104" fill="#ffffff"/><circle cx="770" cy="190" r="78" fill="#5a3420"/><path d="M735 190q35-34 70 0-35 34-70 0" fill="#c99a66"/><rect x="866" y="176" width="60" height="26" rx="13" fill="#ffffff"/><path d="M700 420l26 170M742 412l8 184" stroke="#c9ccc8" stroke-width="13" stroke-linecap="round"/>`,
  );
const pasta =
  Array.from({ length: 26 }, (_, i) => {
    const a = i * 0.9,
      r = 30 + (i % 6) * 18;
    const x = 410 + Math.cos(a) * r,
      y = 330 + Math.sin(a) * r;
    return `<path d="M${x - 50} ${y}q25-44 50 0t50 0" fill="none" stroke="${i % 3 ? '#f1cf7c' : '#e5b95a'}" stroke-width="13" stroke-linecap="round"/>`;
  }).join('') +
  `<circle cx="410" cy="320" r="62" fill="#c0392b"/><circle cx="386" cy="302" r="15" fill="#e3614f"/><path d="M430 292q40-30 46 12-30 16-46-12" fill="#2f7d5c"/>`;
const breads = [
  [350, 270, -20],
  [470, 290, 15],
  [400, 390, 5],
  [300, 360, 40],
  [510, 390, -35],
]
  .map(
    ([x, y, r]) =>
      `<g transform="rotate(${r} ${x} ${y})"><ellipse cx="${x}" cy="${y}" rx="84" ry="44" fill="#c98741"/><path d="M${x - 52} ${y - 6}q20-22 34 8M${x - 8} ${y - 12}q20-20 34 10M${x + 34} ${y - 8}q14-14 26 8" fill="none" stroke="#f0d3a1" stroke-width="9" stroke-linecap="round"/></g>`,
  )
  .join('');
const SCENES = {
  'fachada-amarela': front('#f0c987', '#0f6b53', '#fbf4e2', '#ffd98a'),
  'fachada-azul': front('#8fb7c9', '#b5403a', '#fbf4e2', '#ffe2a6'),
  'fachada-rosa': front('#dfa7a0', '#1f5c7a', '#fbf4e2', '#ffd98a'),
  'vitrine-livros': front('#d8c7a6', '#5d4030', '#fbf4e2', '#ffe2a6', 'books'),
  'vitrine-flores': front('#a9c7ae', '#d9607d', '#fbf4e2', '#fff0cf', 'flowers'),
  'vitrine-vasos': front('#e3b08a', '#8a4a2b', '#fbf4e2', '#ffe9c2', 'pots'),
  'vitrine-bicicletas': front('#9fb8c4', '#17211d', '#f2c14e', '#f4efe0', 'wheels'),
  'vitrine-roupas': front('#e8d4d0', '#1f5c7a', '#fbf4e2', '#fff4df', 'clothes'),
  balcao: counter('#cfe3d4', '#b98653'),
  'mesa-paes': table('#a9764a', '#f6f1e6', breads),
  'mesa-massa': table('#7d5a3f', '#f6f1e6', pasta),
};
const lines = ['scene,width,height,image'];
for (const [name, svg] of Object.entries(SCENES)) {
  for (const width of [960, 480, 16]) {
    const { data, info } = await sharp(Buffer.from(svg))
      .resize(width)
      .webp({ quality: width === 16 ? 30 : 62, effort: 6 })
      .toBuffer({ resolveWithObject: true });
    lines.push([name, info.width, info.height, data.toString('base64')].join(','));
  }
}
writeFileSync(
  new URL('../src/database/setup/seeds/demo/scenes.csv', import.meta.url),
  `${lines.join('\n')}\n`,
);
