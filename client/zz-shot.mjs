// node zz-shot.mjs out path width scheme [js actions file]
import { chromium } from 'playwright-core';
const [out, path, width = '390', scheme = 'light', act] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: +width, height: +width < 700 ? 844 : 900 }, colorScheme: scheme, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
p.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
await p.goto('http://localhost:4700' + path);
await p.waitForTimeout(2000);
if (act) await (new Function('p', `return (async () => { ${act} })()`))(p);
await p.waitForTimeout(800);
await p.screenshot({ path: out });
await b.close();
