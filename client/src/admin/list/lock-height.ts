/** Keeps an element as high as it is until the next press of a key or pointer: what stands below does not jump by itself. */
export function keepHeight(element: HTMLElement): void {
  element.style.minHeight = '';
  element.style.minHeight = `${element.offsetHeight}px`;
  const presses = ['pointerdown', 'keydown'] as const;
  const forget = () => {
    element.style.minHeight = '';
    for (const press of presses) document.removeEventListener(press, forget, true);
  };
  for (const press of presses) document.addEventListener(press, forget, true);
}
