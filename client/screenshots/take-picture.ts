import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from '../e2e/axe.ts';
import { complaintsOf, hydrated, type SIZES } from '../e2e/browser.ts';
import type { Scene, Site } from './scene.ts';

export interface Look {
  size: (typeof SIZES)[number];
  colorScheme: 'light' | 'dark';
}

export interface Picture extends Look {
  scene: string;
  file: string;
  /** What the browser complained about, what axe found, what stands out of the window; empty when all is well. */
  findings: string[];
}

async function findingsOf(page: Page): Promise<string[]> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...(await axeFindings(page)).map((finding) => `axe ${finding}`),
    ...(tooWide > 0 ? [`wider than the window by ${tooWide} px`] : []),
  ];
}

/** Opens the scene as somebody new, takes its picture and says what is wrong with it. */
export async function takePicture(
  browser: Browser,
  site: Site,
  scene: Scene,
  look: Look,
  folder: string,
): Promise<Picture> {
  const { size, colorScheme } = look;
  const file = `${scene.name}-${size.width}-${colorScheme}.png`;
  const context = await browser.newContext({
    baseURL: site.url,
    locale: 'pt-BR',
    viewport: { width: size.width, height: size.height },
    colorScheme,
    reducedMotion: 'reduce',
    ...scene.context,
  });
  context.setDefaultTimeout(15_000);
  const complaints = complaintsOf(context);
  const findings: string[] = [];
  try {
    const page = await context.newPage();
    try {
      await scene.before?.(page);
      await page.goto(typeof scene.path === 'string' ? scene.path : await scene.path(site));
      const runs = scene.context?.javaScriptEnabled !== false && (await page.locator('#root').count()) > 0;
      if (runs) await hydrated(page);
      await scene.act?.(page);
    } catch (error) {
      findings.push(`not reached: ${error instanceof Error ? error.message : error}`);
    }
    await page.screenshot({
      path: join(folder, file),
      fullPage: !scene.windowOnly,
      animations: 'disabled',
    });
    findings.push(...(await findingsOf(page)));
  } finally {
    await context.close();
  }
  const unexpected = complaints.filter((text) => !scene.expected?.test(text));
  findings.push(...unexpected.map((text) => `browser: ${text}`));
  return { scene: scene.name, file, ...look, findings };
}
