import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from '../e2e/helpers/axe.ts';
import { complaintsOf, hydrated, violationsOf } from '../e2e/helpers/browser.ts';
import type { Scene, Site } from './scene.ts';

const LIMIT_MS = 60_000;
const WEBP_QUALITY = 80;

export interface Variant {
  size: { name: string; width: number; height: number };
  colorScheme: 'light' | 'dark';
  /** File of the picture, of the type of its extension; by default a PNG named by scene, size and scheme. */
  file?: string;
}

export interface Picture extends Variant {
  scene: string;
  file: string;
  /** Browser errors, axe violations and overflows; empty when there are none. */
  findings: string[];
}

async function findingsOf(page: Page, { axeExcept }: Scene): Promise<string[]> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...(await axeFindings(page))
      .filter((finding) => !axeExcept?.test(finding))
      .map((finding) => `axe ${finding}`),
    ...(tooWide > 0 ? [`wider than the window by ${tooWide} px`] : []),
  ];
}

/** Takes the picture of a scene on a new page; returns its findings. */
async function photograph(page: Page, site: Site, scene: Scene, path: string): Promise<string[]> {
  const findings: string[] = [];
  const hasScripts = scene.context?.javaScriptEnabled !== false;
  try {
    await scene.before?.(page);
    await page.goto(typeof scene.path === 'string' ? scene.path : await scene.path(site));
    if (hasScripts && (await page.locator('#root').count()) > 0) await hydrated(page);
    await scene.act?.(page);
  } catch (error) {
    findings.push(`not reached: ${error instanceof Error ? error.message : error}`);
  }
  // No hover on the last clicked element.
  await page.mouse.move(0, 0);
  const type = path.endsWith('.webp') ? ({ type: 'webp', quality: WEBP_QUALITY } as const) : {};
  await page.screenshot({ path, fullPage: !scene.viewportOnly, animations: 'disabled', ...type });
  return hasScripts ? [...findings, ...(await findingsOf(page, scene))] : findings;
}

/** Limits the time of a scene. */
async function withinLimit(findings: Promise<string[]>): Promise<string[]> {
  const limit = new AbortController();
  const late = wait(LIMIT_MS, [`not done after ${LIMIT_MS / 1000} s`], { signal: limit.signal });
  try {
    return await Promise.race([findings, late]);
  } finally {
    limit.abort();
    // Rejects when aborted.
    late.catch(() => undefined);
  }
}

/** Opens the scene in a new browser context, takes its picture and returns the findings. */
export async function takePicture(
  browser: Browser,
  site: Site,
  scene: Scene,
  variant: Variant,
  folder: string,
): Promise<Picture> {
  const { size, colorScheme, file = `${scene.name}-${size.width}-${colorScheme}.png` } = variant;
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
  const violations = await violationsOf(context);
  const findings: string[] = [];
  try {
    findings.push(
      ...(await withinLimit(photograph(await context.newPage(), site, scene, join(folder, file)))),
    );
  } catch (error) {
    findings.push(`no picture: ${error instanceof Error ? error.message : error}`);
  } finally {
    await context.close();
  }
  const unexpected = complaints.filter((text) => !scene.expected?.test(text));
  findings.push(...unexpected.map((text) => `browser: ${text}`));
  findings.push(...violations.map((text) => `policy: ${text}`));
  return { scene: scene.name, size, colorScheme, file, findings };
}
