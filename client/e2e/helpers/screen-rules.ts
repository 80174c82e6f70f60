import type { BrowserContext, Locator, Page } from 'playwright-core';

/** Shorter ones are not seen. */
const INSTANT_MS = 10;

/** Notes the animations and transitions that begin in this context's pages, for `motions`. */
export async function watchMotion(context: BrowserContext): Promise<void> {
  await context.addInitScript((instantMs) => {
    const begun = new Set<string>();
    Object.assign(window, { begunMotions: begun });
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations({ subtree: true })) {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        const name = animation instanceof CSSTransition ? animation.transitionProperty : 'animation';
        if (typeof duration === 'number' && duration > instantMs)
          begun.add(`${target.tagName}.${target.className}: ${name}, ${duration} ms`);
      }
    };
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, note, true);
  }, INSTANT_MS);
}

/** Returns what moved in this document so far; nothing may where people asked for less motion. */
export const motions = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { begunMotions: Set<string> }).begunMotions]);

/** Returns the controls whose accessible name lacks the words that are seen on them: speech input finds them by those. */
export const namesWithoutLabel = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    /** Text that is seen: not what only screen readers read. */
    const seen = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
      if (!(node instanceof HTMLElement)) return '';
      const { width, height } = node.getBoundingClientRect();
      const isShown = node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isShown || node.matches('.visually-hidden') || width < 2 || height < 2) return '';
      if (Number.parseFloat(getComputedStyle(node).fontSize) === 0) return '';
      return ` ${[...node.childNodes].map(seen).join('')} `;
    };
    const named = document.querySelectorAll<HTMLElement>(
      ':is(a[href], button, summary, [role=button], [role=tab], [role=option]):is([aria-label], [aria-labelledby])',
    );
    return [...named].flatMap((control) => {
      const ids = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
      const name =
        ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') ||
        (control.getAttribute('aria-label') ?? '');
      const text = seen(control);
      // A letter or a sign, such as 'J' or '×', stands for a key or a symbol.
      if (words(text).length < 2 || words(name).includes(words(text))) return [];
      return [`${control.tagName} "${text.replace(/\s+/g, ' ').trim()}" is called "${name}"`];
    });
  });

/** In CSS pixels; less reads as one line of words. */
const LABEL_GAP = 10;

/** Returns the labels of a bar of icons that stand too close to the one before, or break into lines. */
export const crowdedLabels = (bar: Locator): Promise<string[]> =>
  bar.evaluate((element, gap) => {
    const labels = [...element.querySelectorAll('a, button')].map((entry) => {
      const icon = entry.querySelector('svg')?.getBoundingClientRect();
      const texts = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const rects: DOMRect[] = [];
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement?.closest('.visually-hidden')) continue;
        range.selectNodeContents(texts.currentNode);
        // Counts are beside the icon.
        rects.push(...[...range.getClientRects()].filter(({ top }) => icon && top >= icon.bottom - 1));
      }
      return {
        text: entry.textContent?.trim() ?? '',
        lines: rects.length,
        left: Math.min(...rects.map(({ left }) => left)),
        right: Math.max(...rects.map(({ right }) => right)),
      };
    });
    return labels.flatMap(({ text, lines, left }, index) => {
      const space = left - (labels[index - 1]?.right ?? Number.NEGATIVE_INFINITY);
      return lines === 1 && space >= gap ? [] : [`"${text}": ${Math.round(space)} px, ${lines} lines`];
    });
  }, LABEL_GAP);
