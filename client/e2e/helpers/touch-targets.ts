import type { Page } from 'playwright-core';

/** In CSS pixels. */
const TARGET = 44;
/** The least height of WCAG 2.2 AA, for links in the dense lists of the administration. */
const LINK_IN_LIST = 24;
const LETTERS = 16;

/** What is shown of these is measured; files and choices by what can be pressed for them. */
const FIELDS =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range]), select, textarea';
const TARGETS = 'a[href], button, summary, input[type=checkbox], input[type=radio]';

/** Returns the fields that are lower than a finger, or whose letters make an iPhone enlarge the page. */
export const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ selector, target, letters }) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((field) => {
        if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
        const { width, height } = field.getBoundingClientRect();
        // Moved out of sight for people, as the field that only robots fill in.
        if (width < 2 || height < 2 || field.closest('[aria-hidden=true], .visually-hidden')) return [];
        const size = Number.parseFloat(getComputedStyle(field).fontSize);
        if (height >= target - 0.5 && size >= letters) return [];
        return [
          `${field.tagName} ${field.getAttribute('name') ?? field.id}: ${Math.round(height)} px high, ${size} px letters`,
        ];
      }),
    { selector: FIELDS, target: TARGET, letters: LETTERS },
  );

/**
 * Returns what can be pressed within less than 44 px of height or width. A press beside an element counts where its
 * label, a pseudo-element or the row that it opens takes it. Links inside a sentence may be as high as its lines, others
 * as high as `linkTarget`.
 */
export const smallTargets = (page: Page, within = 'main', linkTarget = TARGET): Promise<string[]> =>
  page.evaluate(
    ({ selector, target, place, ofLinks }) => {
      const isInSentence = (element: HTMLElement) =>
        element.tagName === 'A' &&
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
        );
      const takes = (element: HTMLElement, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        if (hit === null) return false;
        const label = hit.closest('label');
        const isRow = !hit.closest('a, button, input, label');
        if (isRow && hit.closest('tr')?.querySelector('[data-row-link]') === element) return true;
        return element.contains(hit) || label?.control === element || label?.contains(element) === true;
      };
      /** Pixels from the middle in which a press counts, both ways together. */
      const reach = (element: HTMLElement, x: number, y: number, dx: number, dy: number) => {
        let size = 1;
        for (const way of [1, -1]) {
          for (
            let step = 1;
            step <= target && takes(element, x + way * step * dx, y + way * step * dy);
            step++
          )
            size++;
        }
        return size;
      };
      return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
        if (!element.closest(place) || isInSentence(element)) return [];
        if (element.closest('.visually-hidden, [inert]') || (element as HTMLButtonElement).disabled)
          return [];
        // Of a choice, its label is pressed.
        const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : [];
        const pressed = label ?? element;
        if (!pressed.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
        pressed.scrollIntoView({ block: 'center', inline: 'center' });
        const box = pressed.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) return [];
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (!takes(element, x, y)) return [];
        const least = (element.tagName === 'A' ? ofLinks : target) - 0.5;
        // Looking at each pixel takes seconds on a long page.
        const width = box.width >= least ? box.width : Math.max(box.width, reach(element, x, y, 1, 0));
        const height = box.height >= least ? box.height : Math.max(box.height, reach(element, x, y, 0, 1));
        if (width >= least && height >= least) return [];
        const name = (element.getAttribute('aria-label') ?? pressed.textContent ?? '').trim().slice(0, 40);
        return [`${element.tagName} "${name}": ${Math.round(width)} × ${Math.round(height)}`];
      });
    },
    { selector: TARGETS, target: TARGET, place: within, ofLinks: linkTarget },
  );

/** The same where links may be lower: in the administration. */
export const smallTargetsOfLists = (page: Page): Promise<string[]> =>
  smallTargets(page, 'main', LINK_IN_LIST);
