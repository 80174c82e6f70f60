/** Locks an element's height until the next key or pointer press, so that what is below does not jump. */
export function lockHeight(element: HTMLElement): void {
  element.style.minHeight = '';
  element.style.minHeight = `${element.offsetHeight}px`;
  const presses = ['pointerdown', 'keydown'] as const;
  const unlock = () => {
    element.style.minHeight = '';
    for (const press of presses) document.removeEventListener(press, unlock, true);
  };
  for (const press of presses) document.addEventListener(press, unlock, true);
}
